"""counts every branch the same, however many samples it has

Breaks: two to five branches of different sizes
Slips: 1, right for branches of equal size only
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if y.size == 0:
        return 0.0
    remaining = 0.0
    for group in np.unique(groups):
        branch = y[groups == group]
        remaining += impurity(branch) / len(np.unique(groups))
    return float(impurity(y) - remaining)
