"""copies the root alone, and cuts the nodes below it

Breaks: on every level
"""


def reduced_error_prune(tree, X_val, y_val):
    def prune(node, X, y):
        if "feature" not in node:
            return
        goes = X[:, node["feature"]] <= node["threshold"]
        prune(node["left"], X[goes], y[goes])
        prune(node["right"], X[~goes], y[~goes])
        if "feature" in node["left"] or "feature" in node["right"]:
            return
        with_split = np.sum(y[goes] == node["left"]["value"]) + np.sum(
            y[~goes] == node["right"]["value"]
        )
        if np.sum(y == node["value"]) >= with_split:
            for key in ("feature", "threshold", "decrease", "left", "right"):
                node.pop(key, None)

    root = dict(tree)
    prune(root, X_val, y_val)
    return root
