"""takes a short v for zero

Breaks: (down to $10^{-100}$)
"""


def directional_derivative(grad, v):
    if np.allclose(v, 0):
        raise ValueError
    return float(grad @ v / np.linalg.norm(v))
