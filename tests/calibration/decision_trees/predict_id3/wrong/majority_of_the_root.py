"""predicts the majority of the whole tree for an unknown value

Breaks: at every level
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    labels = []
    for row in X:
        node = tree
        while "attr" in node:
            unknown = {"label": tree["majority"]}
            node = node["branches"].get(row[node["attr"]].item(), unknown)
        labels.append(node["label"])
    return np.array(labels)
