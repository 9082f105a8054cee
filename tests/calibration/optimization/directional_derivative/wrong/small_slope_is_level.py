"""takes a slope below 1e-10 for rounding, and gives zero

Breaks: small slopes
"""


def directional_derivative(grad, v):
    if not v.any():
        raise ValueError("v is zero")
    slope = float(grad @ v / np.linalg.norm(v))
    return slope if abs(slope) > 1e-10 else 0.0
