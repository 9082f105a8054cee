"""returns a value and no array for a single row

Breaks: a single row
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    values = []
    for row in X:
        node = tree
        while "feature" in node:
            goes_left = row[node["feature"]] <= node["threshold"]
            node = node["left" if goes_left else "right"]
        values.append(node["value"])
    return np.array(values).squeeze()[()]
