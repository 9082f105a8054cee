"""reads the value of each node on the way, which inner nodes may lack

Breaks: inner nodes with and without a 'value' of their own
Slips: 1, right only where each inner node holds a value
"""


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    values = []
    for row in X:
        node = tree
        while "feature" in node:
            value = node["value"]
            goes_left = row[node["feature"]] <= node["threshold"]
            node = node["left" if goes_left else "right"]
        values.append(node["value"])
    return np.array(values)
