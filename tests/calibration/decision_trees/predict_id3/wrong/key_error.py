"""fails for a value that has no branch

Breaks: unknown values
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    labels = []
    for row in X:
        node = tree
        while "attr" in node:
            unknown = {"label": node["majority"]}
            node = node["branches"][row[node["attr"]].item()]
        labels.append(node["label"])
    return np.array(labels)
