"""takes a direction shorter than 1e-12 for zero

Breaks: (down to $10^{-100}$)
"""


def directional_derivative(grad, v):
    if np.linalg.norm(v) < 1e-12:
        raise ValueError
    return float(grad @ v / np.linalg.norm(v))
