"""gives the majority after three questions

Breaks: trees of depth 0 to 4
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    said = []
    for row in X.tolist():
        node, depth = tree, 0
        while "attr" in node:
            depth += 1
            if depth > 3:
                node = {"label": node["majority"]}
                break
            below = node["branches"]
            if row[node["attr"]] not in below:
                node = {"label": node["majority"]}
                break
            node = below[row[node["attr"]]]
        said.append(node["label"])
    return np.array(said)
