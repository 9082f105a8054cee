"""takes entries that add up to zero for zero

Breaks: entries that add up to zero
"""


def directional_derivative(grad, v):
    if v.sum() == 0:
        raise ValueError("zero")
    return float(grad @ v / np.linalg.norm(v))
