"""Reference implementations of the topic robust_sparse_regression, one exercise per file."""
