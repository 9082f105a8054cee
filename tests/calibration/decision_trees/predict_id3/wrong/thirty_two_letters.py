"""returns labels of at most thirty-two letters

Breaks: short and long strings
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    def walk(node, row):
        while "attr" in node:
            below = node["branches"].get(row[node["attr"]])
            if below is None:
                return node["majority"]
            node = below
        return node["label"]

    found = [walk(tree, row) for row in X]
    return np.array(found, dtype="<U32" if isinstance(found[0], str) else None)
