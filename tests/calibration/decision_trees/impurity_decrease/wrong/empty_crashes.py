"""divides by the number of samples where there are none

Breaks: no samples
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    1 / len(y)
    remaining = 0.0
    for group in np.unique(groups):
        branch = y[groups == group]
        remaining += len(branch) / len(y) * impurity(branch)
    return float(impurity(y) - remaining)
