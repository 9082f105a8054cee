"""returns integer labels in eight bits

Breaks: integers as labels
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    said = []
    for row in X.tolist():
        node = tree
        while "attr" in node:
            below = node["branches"]
            if row[node["attr"]] not in below:
                node = {"label": node["majority"]}
                break
            node = below[row[node["attr"]]]
        said.append(node["label"])
    said = np.array(said)
    return said.astype(np.int8) if said.dtype.kind == "i" else said
