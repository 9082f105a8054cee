"""divides y by its largest size, which may be zero

Breaks: targets of 0
Slips: 1
"""


def fit_through_origin(x, y):
    if not np.any(x):
        raise ValueError("all of x is zero")
    sx, sy = np.abs(x).max(), np.abs(y).max()
    a, b = x / sx, y / sy
    return float((a @ b) / (a @ a) * sy / sx)
