"""takes values that differ in upper and lower case only for the same

Breaks: text
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    X = np.char.lower(X) if X.dtype.kind == "U" else X
    gains = {j: impurity_decrease(y, X[:, j], label_entropy) for j in attrs}
    best = max(gains.values())
    return min(j for j in attrs if gains[j] >= best - 1e-9)
