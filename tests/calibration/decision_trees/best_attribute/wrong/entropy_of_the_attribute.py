"""takes the column whose own values have the lowest entropy

Slips: 1, the labels do not matter to it
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    gains = {attr: -label_entropy(X[:, attr]) for attr in attrs}
    highest = max(gains.values())
    return min(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
