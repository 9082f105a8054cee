"""forgets to bring v to unit length

Breaks: directions of any length
Slips: 1, the slope is right only for a direction of length 1
"""


def directional_derivative(grad, v):
    if not np.any(v):
        raise ValueError("zero")
    return float(grad @ v)
