"""rounds the shares of the samples to three digits

Slips: 1, right only where shares have three digits
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if y.size == 0:
        return 0.0
    remaining = 0.0
    for group in np.unique(groups):
        branch = y[groups == group]
        remaining += round(len(branch) / len(y), 3) * impurity(branch)
    return float(impurity(y) - remaining)
