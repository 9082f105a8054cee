"""Reference implementations of the topic optimization, one exercise per file."""
