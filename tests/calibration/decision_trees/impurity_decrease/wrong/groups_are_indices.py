"""takes the groups for 0, 1, 2,

Slips: 1, right for branches 0, 1, 2 only
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if y.size == 0:
        return 0.0
    remaining = 0.0
    for group in range(len(np.unique(groups))):
        branch = y[groups == group]
        remaining += len(branch) / len(y) * impurity(branch) if len(branch) else 0
    return float(impurity(y) - remaining)
