"""sorts the groups in place, after a copy of the samples

Breaks: that y and groups stay as they are
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if y.size == 0:
        return 0.0
    remaining = 0.0
    y = y[np.argsort(groups, kind="stable")]
    groups.sort(kind="stable")
    for group in np.unique(groups):
        branch = y[groups == group]
        remaining += len(branch) / len(y) * impurity(branch)
    return float(impurity(y) - remaining)
