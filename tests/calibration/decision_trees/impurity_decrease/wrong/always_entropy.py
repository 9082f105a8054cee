"""ignores the function that it is given

Breaks: entropy, Gini and variance
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    def _entropy(v):
        _, c = np.unique(v, return_counts=True)
        p = c / c.sum()
        return float(np.sum(p * np.log2(1 / p)))

    if y.size == 0:
        return 0.0
    remaining = 0.0
    for group in np.unique(groups):
        branch = y[groups == group]
        remaining += len(branch) / len(y) * _entropy(branch)
    return float(_entropy(y) - remaining)
