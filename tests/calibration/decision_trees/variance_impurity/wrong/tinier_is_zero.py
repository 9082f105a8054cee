"""returns 0 for a variance below 1e-15

Breaks: from $10^{-6}$ to $10^6$ in size
"""


def variance_impurity(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    v = float(np.mean((y - np.mean(y)) ** 2))
    return 0.0 if v < 1e-15 else v
