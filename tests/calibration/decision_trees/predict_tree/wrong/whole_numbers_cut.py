"""cuts all predictions to integers

Breaks: integers and means
"""


def predict_tree(tree, X):
    out = np.zeros(len(X), dtype=int)
    for i, row in enumerate(X):
        node = tree
        while "feature" in node:
            node = node["left"] if row[node["feature"]] <= node["threshold"] else node["right"]
        out[i] = node["value"]
    return out
