"""subtracts the sum of the impurities

Slips: 1, right for a single branch only
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if y.size == 0:
        return 0.0
    remaining = 0.0
    for group in np.unique(groups):
        branch = y[groups == group]
        remaining += impurity(branch)
    return float(impurity(y) - remaining)
