"""takes gains below 0.001 bits for none

Breaks: columns without gain
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    gains = {j: impurity_decrease(y, X[:, j], label_entropy) for j in attrs}
    best = max(gains.values())
    if best < 1e-3:
        return min(attrs)
    return min(j for j in attrs if gains[j] >= best - 1e-9)
