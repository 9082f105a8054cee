"""cuts labels to the length of the first one

Breaks: short and long strings
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    labels = []
    for row in X:
        node = tree
        while "attr" in node:
            unknown = {"label": node["majority"]}
            node = node["branches"].get(row[node["attr"]].item(), unknown)
        labels.append(node["label"])
    out = np.array([labels[0]] * len(labels))
    out[:] = labels
    return out
