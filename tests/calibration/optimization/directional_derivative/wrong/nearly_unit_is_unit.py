"""leaves a direction as it is whose length is nearly 1

Breaks: directions of any length
"""


def directional_derivative(grad, v):
    norm = np.linalg.norm(v)
    if norm == 0:
        raise ValueError("v is zero")
    if not np.isclose(norm, 1):
        v = v / norm
    return float(grad @ v)
