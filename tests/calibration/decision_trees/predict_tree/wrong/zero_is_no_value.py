"""returns the value of the root for a leaf with the value 0

Breaks: inner nodes with and without a 'value' of their own
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    said = []
    for row in X:
        node = tree
        while "feature" in node:
            node = node["left"] if row[node["feature"]] <= node["threshold"] else node["right"]
        said.append(node["value"] or tree.get("value", node["value"]))
    return np.array(said)
