"""writes the slope of the sigmoid with Z in place of its value

Breaks: all four kinds
"""


def activation(Z, kind):
    Z = np.array(Z, dtype=float)
    if kind == "linear":
        A, dA = Z, np.ones_like(Z)
    elif kind == "relu":
        A, dA = np.maximum(Z, 0), (Z > 0) * 1.0
    elif kind == "sigmoid":
        small = np.exp(-np.abs(Z))
        A = np.where(Z >= 0, 1, small) / (1 + small)
        dA = Z * (1 - Z)
    elif kind == "tanh":
        A = np.tanh(Z)
        dA = 1 - A**2
    else:
        raise ValueError(kind)
    return A, dA
