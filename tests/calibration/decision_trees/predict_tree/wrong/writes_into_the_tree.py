"""counts the rows that reach a leaf in the tree itself

Breaks: that tree and X stay as they are
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    values = []
    for row in X:
        node = tree
        while "feature" in node:
            goes_left = row[node["feature"]] <= node["threshold"]
            node = node["left" if goes_left else "right"]
        node["seen"] = node.get("seen", 0) + 1
        values.append(node["value"])
    return np.array(values)
