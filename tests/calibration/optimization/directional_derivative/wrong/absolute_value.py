"""returns the steepness without its sign

Breaks: directions that go down
"""


def directional_derivative(grad, v):
    if not np.any(v):
        raise ValueError("zero")
    return float(abs(grad @ v) / np.linalg.norm(v))
