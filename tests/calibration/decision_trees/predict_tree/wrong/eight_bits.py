"""returns integers in eight bits

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
    return out.astype(np.int8) if out.dtype.kind == "i" else out
