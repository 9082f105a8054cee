# All rows of a branch at once.
def predict_id3(tree, X):
    if "label" in tree:
        return np.array([tree["label"]] * len(X))
    out = [tree["majority"]] * len(X)
    for value, subtree in tree["branches"].items():
        rows = np.flatnonzero(X[:, tree["attr"]] == value)
        if rows.size:
            for row, label in zip(rows, predict_id3(subtree, X[rows])):
                out[row] = label
    return np.array(out)
