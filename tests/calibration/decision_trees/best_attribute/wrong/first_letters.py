"""compares the first three letters of categories only

Breaks: text ("low" is not "lower")
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    X = X.astype("U3") if X.dtype.kind == "U" else X
    gains = {attr: impurity_decrease(y, X[:, attr], label_entropy) for attr in attrs}
    highest = max(gains.values())
    return min(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
