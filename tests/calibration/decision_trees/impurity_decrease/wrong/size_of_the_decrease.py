"""returns the size of the decrease without its sign

Breaks: one of which rises by a split
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if y.size == 0:
        return 0.0
    remaining = 0.0
    for group in np.unique(groups):
        branch = y[groups == group]
        remaining += len(branch) / len(y) * impurity(branch)
    return abs(float(impurity(y) - remaining))
