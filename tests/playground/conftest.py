from tests.playground.asking import ask

__all__ = ["ask"]
