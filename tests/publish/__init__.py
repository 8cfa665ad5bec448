"""The publisher: rules text, Markdown and HTML references."""
