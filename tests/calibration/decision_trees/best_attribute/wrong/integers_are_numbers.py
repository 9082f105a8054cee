"""splits integers at their mean in place of by their values

Breaks: integers as categories
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    def branches(column):
        return column > column.mean() if column.dtype.kind == "i" else column

    gains = {attr: impurity_decrease(y, branches(X[:, attr]), label_entropy) for attr in attrs}
    highest = max(gains.values())
    return min(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
