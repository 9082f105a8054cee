"""takes blanks off the ends of texts

Breaks: strings of different lengths
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    said = []
    for row in X:
        node = tree
        while "feature" in node:
            node = node["left"] if row[node["feature"]] <= node["threshold"] else node["right"]
        said.append(node["value"])
    return np.char.strip(said) if isinstance(said[0], str) else np.array(said)
