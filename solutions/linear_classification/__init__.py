"""Reference implementations of the topic linear_classification, one exercise per file."""
