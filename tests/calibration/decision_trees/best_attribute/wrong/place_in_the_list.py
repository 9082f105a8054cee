"""returns the place in attrs in place of the column

Breaks: attrs in any order
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    gains = {attr: impurity_decrease(y, X[:, attr], label_entropy) for attr in attrs}
    highest = max(gains.values())
    return attrs.index(min(attr for attr, gain in gains.items() if gain >= highest - 1e-9))
