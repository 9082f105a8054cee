"""returns nan for no targets

Breaks: none
"""


def variance_impurity(y: np.ndarray) -> float:
    deviations = y - y.mean()
    return float(np.mean(deviations**2))
