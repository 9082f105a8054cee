"""takes of equally good columns the one that stands first in attrs

Breaks: attrs in any order
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    gains = {attr: impurity_decrease(y, X[:, attr], label_entropy) for attr in attrs}
    highest = max(gains.values())
    return next(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
