"""gives the majority of the node above for unknown values below the second question

Breaks: unknown values at every level
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    said = []
    for row in X.tolist():
        node, path = tree, []
        while "attr" in node:
            path.append(node["majority"])
            below = node["branches"]
            if row[node["attr"]] not in below:
                node = {"label": path[-2] if len(path) > 2 else path[-1]}
                break
            node = below[row[node["attr"]]]
        said.append(node["label"])
    return np.array(said)
