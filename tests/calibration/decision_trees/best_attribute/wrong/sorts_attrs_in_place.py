"""sorts the list attrs that it is given

Breaks: that X, y and attrs stay as they are
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    attrs.sort()
    gains = {attr: impurity_decrease(y, X[:, attr], label_entropy) for attr in attrs}
    highest = max(gains.values())
    return min(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
