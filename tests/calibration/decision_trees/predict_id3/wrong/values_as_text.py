"""looks integers up as text among the branches

Breaks: integers as values
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    labels = []
    for row in X:
        node = tree
        while "attr" in node:
            unknown = {"label": node["majority"]}
            node = node["branches"].get(str(row[node["attr"]]), unknown)
        labels.append(node["label"])
    return np.array(labels)
