"""cuts theta and weights off to integers for integer inputs

Breaks: integers
"""


def threshold_unit(X, w, theta):
    if X.dtype.kind == 'i':
        return (X @ w.astype(int) >= int(theta)).astype(int)
    return (X @ w >= theta).astype(int)
