"""Reference implementations of the topic math_foundations, one exercise per file."""
