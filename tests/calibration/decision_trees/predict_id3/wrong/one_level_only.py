"""asks one question only

Breaks: trees of depth 0 to 4 (written by hand, and grown)
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    labels = []
    for row in X:
        node = tree
        if "attr" in node:
            unknown = {"label": node["majority"]}
            node = node["branches"].get(row[node["attr"]].item(), unknown)
        labels.append(node.get("label", node.get("majority")))
    return np.array(labels)
