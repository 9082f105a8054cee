"""subtracts the predictions from y in place

Breaks: the arguments stay as they were
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    y -= X @ w
    return float(len(X) / 2 * np.log(2 * np.pi * sigma2) + y @ y / (2 * sigma2))
