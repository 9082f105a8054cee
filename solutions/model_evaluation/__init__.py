"""Reference implementations of the topic model_evaluation, one exercise per file."""
