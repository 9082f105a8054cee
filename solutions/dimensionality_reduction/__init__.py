"""Reference implementations of the topic dimensionality_reduction, one exercise per file."""
