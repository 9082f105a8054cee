"""follows the first branch for an unknown value

Breaks: unknown values
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    labels = []
    for row in X:
        node = tree
        while "attr" in node:
            unknown = next(iter(node["branches"].values()))
            node = node["branches"].get(row[node["attr"]].item(), unknown)
        labels.append(node["label"])
    return np.array(labels)
