# A function that calls itself, one row at a time.
def predict_id3(tree, X):
    def label(node, row):
        if "label" in node:
            return node["label"]
        value = row[node["attr"]]
        if value not in node["branches"]:
            return node["majority"]
        return label(node["branches"][value], row)

    return np.array([label(tree, row) for row in X])
