"""multiplies by the pseudo-inverse"""


def linear_gaussian_mle(X, y):
    if np.shape(y) != (len(X),):
        raise ValueError("y must have shape (n,)")
    if np.linalg.matrix_rank(X) != X.shape[1]:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.pinv(X) @ y
    return w, float(np.square(X @ w - y).mean())
