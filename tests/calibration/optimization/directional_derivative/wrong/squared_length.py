"""divides by the squared length of v

Slips: 1, the slope is right only for a direction of length 1
"""


def directional_derivative(grad, v):
    if not np.any(v):
        raise ValueError("zero")
    return float(grad @ v / (v @ v))
