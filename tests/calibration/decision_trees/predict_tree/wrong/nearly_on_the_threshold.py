"""sends values that are close to the threshold left

Breaks: values exactly on a threshold
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    values = []
    for row in X:
        node = tree
        while "feature" in node:
            goes_left = row[node["feature"]] <= node["threshold"] + 1e-6
            node = node["left" if goes_left else "right"]
        values.append(node["value"])
    return np.array(values)
