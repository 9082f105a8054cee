r"""divides exp(z) by 1 + exp(z), which is nan for large z

Breaks: at $\pm 1000$
"""


def activation(Z, kind):
    Z = np.array(Z, dtype=float)
    if kind == "linear":
        A, dA = Z, np.ones_like(Z)
    elif kind == "relu":
        A, dA = np.maximum(Z, 0), (Z > 0) * 1.0
    elif kind == "sigmoid":
        A = np.exp(Z) / (1 + np.exp(Z))
        dA = A * (1 - A)
    elif kind == "tanh":
        A = np.tanh(Z)
        dA = 1 - A**2
    else:
        raise ValueError(kind)
    return A, dA
