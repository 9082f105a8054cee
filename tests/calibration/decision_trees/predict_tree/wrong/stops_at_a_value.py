"""takes a node with a value for a leaf

Breaks: inner nodes with and without a 'value' of their own
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    values = []
    for row in X:
        node = tree
        while "value" not in node:
            goes_left = row[node["feature"]] <= node["threshold"]
            node = node["left" if goes_left else "right"]
        values.append(node["value"])
    return np.array(values)
