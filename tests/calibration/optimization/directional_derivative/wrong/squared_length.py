"""divides by the squared length of v"""


def directional_derivative(grad, v):
    if not np.any(v):
        raise ValueError("zero")
    return float(grad @ v / (v @ v))
