"""cuts labels to the length of the first one

Breaks: strings of different lengths
"""


def predict_tree(tree, X):
    def value(node, row):
        while "feature" in node:
            node = node["left"] if row[node["feature"]] <= node["threshold"] else node["right"]
        return node["value"]

    out = np.full(len(X), value(tree, X[0]))
    for i, row in enumerate(X):
        out[i] = value(tree, row)
    return out
