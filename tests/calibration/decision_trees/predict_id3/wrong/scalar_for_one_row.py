"""returns a label and no array for a single row

Breaks: a single row
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    labels = []
    for row in X:
        node = tree
        while "attr" in node:
            unknown = {"label": node["majority"]}
            node = node["branches"].get(row[node["attr"]].item(), unknown)
        labels.append(node["label"])
    return np.array(labels) if len(labels) > 1 else labels[0]
