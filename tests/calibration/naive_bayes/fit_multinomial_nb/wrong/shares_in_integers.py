"""refuses counts that are integers

Breaks: integers
Slips: 1, most tables on paper hold integers
"""


def fit_multinomial_nb(X, y, beta=1.0):
    if np.asarray(X).dtype.kind in "iu":
        raise TypeError("floats, please")
    X = np.asarray(X, dtype=float)
    if beta < 0 or (X < 0).any():
        raise ValueError("a negative count, or a negative beta")
    classes, sizes = np.unique(y, return_counts=True)
    counts = np.array([X[y == c].sum(axis=0) for c in classes])
    theta = (counts + beta) / (counts.sum(axis=1, keepdims=True) + X.shape[1] * beta)
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "log_theta": np.log(theta)}
