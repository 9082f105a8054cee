"""returns all labels as text, integers too

Breaks: integers as labels
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    labels = []
    for row in X:
        node = tree
        while "attr" in node:
            unknown = {"label": node["majority"]}
            node = node["branches"].get(row[node["attr"]].item(), unknown)
        labels.append(node["label"])
    return np.array([str(label) for label in labels])
