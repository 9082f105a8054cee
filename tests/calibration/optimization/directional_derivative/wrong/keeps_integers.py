"""writes the unit vector into an array like v, which may hold ints

Breaks: integer arrays
"""


def directional_derivative(grad, v):
    length = np.linalg.norm(v)
    if length == 0:
        raise ValueError
    unit = np.zeros_like(v)
    unit[:] = v / length
    return float(grad @ unit)
