"""forgets the halves of 'half_sum' and 'half_mean'

Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    S = np.sum((X @ w - y) ** 2)
    return float(S / len(X) if "mean" in reduction else S)
