"""takes the squares left as 0 if there are as many columns as rows, dependent ones too

Breaks: more features than rows
Slips: 1
"""


def subset_score(X, y, subset, lam):
    A = np.column_stack([np.ones(len(y)), X[:, list(subset)]])
    if A.shape[1] >= len(y) and len(y) > 1:
        squares = 0.0
    else:
        w = np.linalg.lstsq(A, y, rcond=None)[0]
        squares = np.sum((y - A @ w) ** 2)
    return float(squares / 2 + lam * len(subset))
