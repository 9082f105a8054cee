"""Reference implementations of the topic naive_bayes, one exercise per file."""
