from tests.service.conftest import opened_set, opened_sets

__all__ = ["opened_set", "opened_sets"]
