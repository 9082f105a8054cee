"""raises no error for a zero direction

Breaks: the error
"""


def directional_derivative(grad, v):
    with np.errstate(all="ignore"):
        return float(grad @ v / np.linalg.norm(v))
