# A function that calls itself for each row.
def predict_tree(tree, X):
    def value(node, row):
        if "feature" not in node:
            return node["value"]
        if row[node["feature"]] > node["threshold"]:
            return value(node["right"], row)
        return value(node["left"], row)

    return np.array([value(tree, row) for row in X])
