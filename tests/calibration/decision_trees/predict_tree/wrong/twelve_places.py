"""rounds means to twelve decimal places

Breaks: integers and means
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    said = []
    for row in X:
        node = tree
        while "feature" in node:
            node = node["left"] if row[node["feature"]] <= node["threshold"] else node["right"]
        said.append(node["value"])
    out = np.array(said)
    return np.round(out, 12) if out.dtype.kind == "f" else out
