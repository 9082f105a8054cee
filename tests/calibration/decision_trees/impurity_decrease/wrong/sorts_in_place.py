"""sorts samples and groups in place

Breaks: that y and groups stay as they are
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if y.size == 0:
        return 0.0
    remaining = 0.0
    order = np.argsort(groups, kind="stable")
    y[:], groups[:] = y[order], groups[order]
    for group in np.unique(groups):
        branch = y[groups == group]
        remaining += len(branch) / len(y) * impurity(branch)
    return float(impurity(y) - remaining)
