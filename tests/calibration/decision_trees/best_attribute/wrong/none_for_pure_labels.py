"""returns -1 where all labels are equal

Breaks: pure labels
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    if len(np.unique(y)) == 1:
        return -1
    gains = {attr: impurity_decrease(y, X[:, attr], label_entropy) for attr in attrs}
    highest = max(gains.values())
    return min(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
