"""looks at all columns

Breaks: subsets of the columns
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    gains = {attr: impurity_decrease(y, X[:, attr], label_entropy) for attr in range(X.shape[1])}
    highest = max(gains.values())
    return min(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
