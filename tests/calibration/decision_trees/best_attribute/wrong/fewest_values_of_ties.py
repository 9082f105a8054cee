"""takes of equally good columns the one with the fewest values

Breaks: ties that are exact
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    gains = {j: impurity_decrease(y, X[:, j], label_entropy) for j in attrs}
    best = max(gains.values())
    return min((len(set(X[:, j].tolist())), j) for j in attrs if gains[j] >= best - 1e-9)[1]
