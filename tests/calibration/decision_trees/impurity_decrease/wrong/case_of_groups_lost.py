"""takes groups that differ in upper and lower case only for the same

Breaks: strings as groups
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    n = len(y)
    if n == 0:
        return 0.0
    groups = np.char.lower(groups) if groups.dtype.kind == "U" else groups
    total = impurity(y)
    for g in np.unique(groups):
        part = y[groups == g]
        total = total - len(part) / n * impurity(part)
    return float(total)
