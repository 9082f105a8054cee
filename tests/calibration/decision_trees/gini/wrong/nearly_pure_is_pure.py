"""returns 0 for an impurity below 0.02

Breaks: rare ones
"""


def gini(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    _, counts = np.unique(y, return_counts=True)
    p = counts / len(y)
    g = float(1 - np.sum(p**2))
    return g if g >= 0.02 else 0.0
