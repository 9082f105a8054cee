"""divides by the length of the gradient too, which gives the cosine of the angle

Breaks: the slope along $g$
Slips: 1, the slope is right only for a gradient of length 1
"""


def directional_derivative(grad, v):
    if not np.any(v):
        raise ValueError("zero")
    n = np.linalg.norm(grad)
    return float(grad @ v / np.linalg.norm(v) / n) if n else 0.0
