"""Reference implementations of the topic decision_trees, one exercise per file."""
