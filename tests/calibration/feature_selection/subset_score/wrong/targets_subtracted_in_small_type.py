"""subtracts the first target in the small integer type of the targets

Breaks: integers
"""


def subset_score(X, y, subset, lam):
    y = (y - y[0]).astype(float)
    X = X.astype(float)
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    r = y - A @ np.linalg.lstsq(A, y, rcond=None)[0]
    return 0.5 * r @ r + lam * len(subset)
