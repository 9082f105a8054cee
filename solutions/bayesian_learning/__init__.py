"""Reference implementations of the topic bayesian_learning, one exercise per file."""
