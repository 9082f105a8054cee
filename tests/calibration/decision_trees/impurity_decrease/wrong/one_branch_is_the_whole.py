"""returns the impurity of all samples where there is one branch

Breaks: one branch (0)
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if y.size == 0:
        return 0.0
    remaining = 0.0
    if len(np.unique(groups)) == 1:
        return float(impurity(y))
    for group in np.unique(groups):
        branch = y[groups == group]
        remaining += len(branch) / len(y) * impurity(branch)
    return float(impurity(y) - remaining)
