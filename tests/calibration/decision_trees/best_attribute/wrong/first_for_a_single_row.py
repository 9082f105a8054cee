"""returns the first entry of attrs if there is one row

Breaks: attrs in any order
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    if len(y) == 1:
        return attrs[0]
    gains = {j: impurity_decrease(y, X[:, j], label_entropy) for j in attrs}
    best = max(gains.values())
    return min(j for j in attrs if gains[j] >= best - 1e-9)
