"""takes a node with a value that asks for feature 0 for a leaf

Breaks: inner nodes with and without a 'value' of their own
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    found = []
    for row in X:
        node = tree
        while node.get("feature") or "value" not in node:
            node = node["left"] if row[node["feature"]] <= node["threshold"] else node["right"]
        found.append(node["value"])
    return np.array(found)
