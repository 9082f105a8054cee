"""sends values within 1e-9 above a threshold to the left

Breaks: values exactly on a threshold
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    found = []
    for row in X:
        node = tree
        while "feature" in node:
            node = node["left" if row[node["feature"]] <= node["threshold"] + 1e-9 else "right"]
        found.append(node["value"])
    return np.array(found)
