"""takes the impurity of a branch of one sample for 0 without asking"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if len(y) == 0:
        return 0.0
    total = impurity(y)
    for g in np.unique(groups):
        part = y[groups == g]
        if len(part) > 1:
            total = total - len(part) / len(y) * impurity(part)
    return float(total)
