"""passes over columns with a value of its own for each row

Breaks: a column of row numbers (it wins)
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    attrs = [a for a in attrs if len(np.unique(X[:, a])) < len(y)] or attrs
    gains = {attr: impurity_decrease(y, X[:, attr], label_entropy) for attr in attrs}
    highest = max(gains.values())
    return min(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
