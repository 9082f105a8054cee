# Labels in a list.
def predict_id3(tree, X):
    out = []
    for row in X.tolist():
        node = tree
        while "attr" in node:
            v = row[node["attr"]]
            node = node["branches"][v] if v in node["branches"] else {"label": node["majority"]}
        out.append(node["label"])
    return out
