"""Reference implementations of the topic linear_regression, one exercise per file."""
