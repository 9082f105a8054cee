"""writes the number of rows into the root of the tree

Breaks: that tree and X stay as they are
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    labels = []
    tree.setdefault("seen", len(X))
    for row in X:
        node = tree
        while "attr" in node:
            unknown = {"label": node["majority"]}
            node = node["branches"].get(row[node["attr"]].item(), unknown)
        labels.append(node["label"])
    return np.array(labels)
