"""divides by the size of the largest target, which may be 0

Breaks: constant ones such as 0.1 repeated
"""


def variance_impurity(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    scale = np.abs(y).max()
    z = y / scale
    return float(np.mean((z - z.mean()) ** 2) * scale**2)
