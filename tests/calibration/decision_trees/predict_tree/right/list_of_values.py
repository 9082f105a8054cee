# A helper that walks one row, and a list in place of an array.
def value_of(node, row):
    if "feature" not in node:
        return node["value"]
    side = "left" if row[node["feature"]] <= node["threshold"] else "right"
    return value_of(node[side], row)


def predict_tree(tree, X):
    return [value_of(tree, row) for row in X]
