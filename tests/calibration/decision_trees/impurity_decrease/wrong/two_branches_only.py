"""compares the first branch with all the rest

Breaks: two to five branches of different sizes
"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if y.size == 0:
        return 0.0
    remaining = 0.0
    first = groups == groups[0]
    for side in (first, ~first):
        if side.any():
            remaining += side.mean() * impurity(y[side])
    return float(impurity(y) - remaining)
