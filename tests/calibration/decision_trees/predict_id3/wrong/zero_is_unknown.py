"""takes the value 0 for an unknown one

Breaks: integers as values
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    said = []
    for row in X.tolist():
        node = tree
        while "attr" in node:
            below = node["branches"]
            if not row[node["attr"]] or row[node["attr"]] not in below:
                node = {"label": node["majority"]}
                break
            node = below[row[node["attr"]]]
        said.append(node["label"])
    return np.array(said)
