# Fills the rows of each leaf by masks.
def predict_tree(tree, X):
    out = np.empty(len(X), dtype=object)

    def fill(node, rows):
        if "feature" not in node:
            for row in rows:
                out[row] = node["value"]
            return
        goes_left = X[rows, node["feature"]] <= node["threshold"]
        fill(node["left"], rows[goes_left])
        fill(node["right"], rows[~goes_left])

    fill(tree, np.arange(len(X)))
    return np.array(out.tolist())
