"""returns the steepness without its sign"""


def directional_derivative(grad, v):
    if not np.any(v):
        raise ValueError("zero")
    return float(abs(grad @ v) / np.linalg.norm(v))
