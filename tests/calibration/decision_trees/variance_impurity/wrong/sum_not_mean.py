# The sum of the squares.
def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    deviations = y - y.mean()
    return float(np.sum(deviations**2))
