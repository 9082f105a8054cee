"""takes of equally good columns the one with the largest index

Breaks: ties that are exact
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    gains = {attr: impurity_decrease(y, X[:, attr], label_entropy) for attr in attrs}
    highest = max(gains.values())
    return max(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
