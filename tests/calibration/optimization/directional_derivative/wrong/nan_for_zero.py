"""raises no error for a zero direction"""


def directional_derivative(grad, v):
    with np.errstate(all="ignore"):
        return float(grad @ v / np.linalg.norm(v))
