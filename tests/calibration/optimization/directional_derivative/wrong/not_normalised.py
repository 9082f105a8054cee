"""forgets to bring v to unit length"""


def directional_derivative(grad, v):
    if not np.any(v):
        raise ValueError("zero")
    return float(grad @ v)
