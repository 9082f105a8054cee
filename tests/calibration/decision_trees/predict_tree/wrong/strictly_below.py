"""sends a value on the threshold to the right

Breaks: values exactly on a threshold
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    values = []
    for row in X:
        node = tree
        while "feature" in node:
            goes_left = row[node["feature"]] < node["threshold"]
            node = node["left" if goes_left else "right"]
        values.append(node["value"])
    return np.array(values)
