"""judges a column by its best question with two answers

Breaks: random tables
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    gains = {
        attr: max(
            impurity_decrease(y, X[:, attr] == v, label_entropy) for v in np.unique(X[:, attr])
        )
        for attr in attrs
    }
    highest = max(gains.values())
    return min(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
