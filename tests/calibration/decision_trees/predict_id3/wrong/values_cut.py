"""cuts values to the length of the longest one that the root knows

Breaks: unknown values
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    width = max((len(str(k)) for k in tree.get("branches", {})), default=1)
    found = []
    for row in X:
        node = tree
        while "attr" in node:
            table = {str(k)[:width]: v for k, v in node["branches"].items()}
            node = table.get(str(row[node["attr"]])[:width], {"label": node["majority"]})
        found.append(node["label"])
    return np.array(found)
