"""centres neither columns nor targets

Breaks: columns and targets far from 0
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return float(np.max(np.abs(X.T @ y)))
