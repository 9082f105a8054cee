"""calls what is left below 1e-12 zero, as if it were rounding

Breaks: other units
"""


def center(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    Xc = X - mean
    Xc[np.abs(Xc) < 1e-12] = 0.0
    return Xc, mean
