"""subtracts the first row in the small integer type of the columns

Breaks: integers
"""


def subset_score(X, y, subset, lam):
    X = (X - X[0]).astype(float)
    y = y.astype(float)
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    r = y - A @ np.linalg.lstsq(A, y, rcond=None)[0]
    return 0.5 * r @ r + lam * len(subset)
