"""adds a branch for each unknown value to the tree

Breaks: that tree and X stay as they are
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    said = []
    for row in X.tolist():
        node = tree
        while "attr" in node:
            below = node["branches"]
            if row[node["attr"]] not in below:
                below[row[node["attr"]]] = {"label": node["majority"]}
            node = below[row[node["attr"]]]
        said.append(node["label"])
    return np.array(said)
