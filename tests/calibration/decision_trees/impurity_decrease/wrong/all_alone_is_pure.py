"""returns the impurity itself where every sample has a branch of its own"""


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    if len(y) == 0:
        return 0.0
    kinds, where, sizes = np.unique(groups, return_inverse=True, return_counts=True)
    if len(kinds) == len(y):
        return float(impurity(y))
    return float(
        impurity(y) - sum(n / len(y) * impurity(y[where == i]) for i, n in enumerate(sizes))
    )
