"""turns labels that are written in digits into numbers

Breaks: short and long strings
"""


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    found = []
    for row in X:
        node = tree
        while "attr" in node:
            node = node["branches"].get(row[node["attr"]], {"label": node["majority"]})
        found.append(str(node["label"]))
    try:
        return np.array([int(f) for f in found])
    except ValueError:
        return np.array(found)
