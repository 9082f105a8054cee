"""does not look at the shape of y

Breaks: `ValueError` for `y` of other shapes
Slips: 1
"""


def linear_gaussian_mle(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.pinv(X) @ (y if np.ndim(y) and len(y) == len(X) else np.resize(y, len(X)))
    return w, float(np.mean((X @ w - y) ** 2)) if np.shape(X @ w) == np.shape(y) else 0.0
