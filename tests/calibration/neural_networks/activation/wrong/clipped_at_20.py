"""clips z to 20 in size before the sigmoid"""


def activation(Z, kind):
    Z = np.array(Z, dtype=float)
    if kind == "linear":
        A, dA = Z, np.ones_like(Z)
    elif kind == "relu":
        A, dA = np.maximum(Z, 0), (Z > 0) * 1.0
    elif kind == "sigmoid":
        small = np.exp(-np.minimum(np.abs(Z), 20))
        A = np.where(Z >= 0, 1, small) / (1 + small)
        dA = A * (1 - A)
    elif kind == "tanh":
        A = np.tanh(Z)
        dA = 1 - A**2
    else:
        raise ValueError(kind)
    return A, dA
