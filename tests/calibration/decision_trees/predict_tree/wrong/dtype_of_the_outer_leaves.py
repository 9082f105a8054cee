"""takes the dtype of its answer from the leftmost and the rightmost leaf

Breaks: strings of different lengths
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    def end(side):
        node = tree
        while "feature" in node:
            node = node[side]
        return node["value"]

    out = np.empty(len(X), dtype=np.array([end("left"), end("right")]).dtype)

    def walk(node, rows):
        if "feature" not in node:
            out[rows] = node["value"]
            return
        left = X[rows, node["feature"]] <= node["threshold"]
        walk(node["left"], rows[left])
        walk(node["right"], rows[~left])

    walk(tree, np.arange(len(X)))
    return out
