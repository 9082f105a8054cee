"""takes the sign of v where it has one entry, and so finds a direction in a single zero

Breaks: the error
"""


def directional_derivative(grad, v):
    if len(v) == 1:
        return float(grad[0] * np.sign(v[0]))
    norm = np.linalg.norm(v)
    if norm == 0:
        raise ValueError("v is zero")
    return float(grad @ v / norm)
