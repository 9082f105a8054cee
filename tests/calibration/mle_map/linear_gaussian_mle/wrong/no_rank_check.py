"""returns some weights for dependent columns

Breaks: `LinAlgError` for dependent columns
Slips: 1
"""


def linear_gaussian_mle(X, y):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return w, float(np.mean((X @ w - y) ** 2))
