"""Reference implementations of the topic learning_theory, one exercise per file."""
