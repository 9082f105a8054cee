"""calls the function with the codes 0, 1, 2 in place of integer labels

Breaks: variance
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    n = len(y)
    if n == 0:
        return 0.0
    y = np.unique(y, return_inverse=True)[1] if y.dtype.kind != "f" else y
    total = impurity(y)
    for g in np.unique(groups):
        part = y[groups == g]
        total = total - len(part) / n * impurity(part)
    return float(total)
