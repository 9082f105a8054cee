"""Reference implementations of the topic clustering, one exercise per file."""
