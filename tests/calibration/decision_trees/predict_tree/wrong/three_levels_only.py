"""asks at most three questions of each row

Breaks: trees of depth 0 to 4
"""


def predict_tree(tree, X):
    values = []
    for row in X:
        node = tree
        for _ in range(3):
            if "feature" in node:
                node = node["left" if row[node["feature"]] <= node["threshold"] else "right"]
        while "feature" in node:
            node = node["left"]
        values.append(node["value"])
    return np.array(values)
