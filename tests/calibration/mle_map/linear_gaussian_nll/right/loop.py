"""loops in plain Python"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.ndim != 1 or len(y) != len(X):
        raise ValueError("y must have shape (n,)")
    total = 0.0
    for row, target in zip(X, y):
        r = float(np.dot(row, w)) - float(target)
        total += r * r / (2 * sigma2) + 0.5 * np.log(2 * np.pi * sigma2)
    return float(total)
