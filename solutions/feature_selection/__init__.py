"""Reference implementations of the topic feature_selection, one exercise per file."""
