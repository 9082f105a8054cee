"""rounds the slope to ten decimals

Breaks: small slopes
"""


def directional_derivative(grad, v):
    if not np.any(v):
        raise ValueError("no direction")
    return round(float(grad @ (v / np.linalg.norm(v))), 10)
