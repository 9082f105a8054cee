"""cuts fractions of v off where the gradient holds integers

Breaks: integer arrays
"""


def directional_derivative(grad, v):
    if not np.any(v):
        raise ValueError("no direction")
    unit = np.zeros_like(grad, dtype=grad.dtype)
    v = v.astype(grad.dtype)
    return float(grad @ v / np.linalg.norm(v))
