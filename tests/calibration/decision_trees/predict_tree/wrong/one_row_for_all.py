"""sends all rows the way of the first

Slips: 1, every row but the first is wrong
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    values = []
    for row in X:
        node = tree
        while "feature" in node:
            goes_left = X[0][node["feature"]] <= node["threshold"]
            node = node["left" if goes_left else "right"]
        values.append(node["value"])
    return np.array(values)
