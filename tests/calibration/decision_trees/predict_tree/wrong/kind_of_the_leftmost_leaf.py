"""cuts means to integers where the leftmost leaf holds an integer

Breaks: (in one tree, too)
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    node = tree
    while "feature" in node:
        node = node["left"]
    kind = object if isinstance(node["value"], str) else np.asarray(node["value"]).dtype
    out = np.empty(len(X), dtype=kind)

    def walk(node, rows):
        if "feature" not in node:
            out[rows] = node["value"]
            return
        left = X[rows, node["feature"]] <= node["threshold"]
        walk(node["left"], rows[left])
        walk(node["right"], rows[~left])

    walk(tree, np.arange(len(X)))
    return np.array(out.tolist())
