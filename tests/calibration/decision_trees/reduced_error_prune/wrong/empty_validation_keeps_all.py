"""returns the whole tree where there are no validation rows

Breaks: an empty validation set
"""


def reduced_error_prune(tree, X_val, y_val):
    def prune(node, X, y):
        if "feature" not in node:
            return dict(node)
        goes = X[:, node["feature"]] <= node["threshold"]
        left, right = (
            prune(node["left"], X[goes], y[goes]),
            prune(node["right"], X[~goes], y[~goes]),
        )
        if "feature" not in left and "feature" not in right:
            with_split = np.sum(y[goes] == left["value"]) + np.sum(y[~goes] == right["value"])
            if np.sum(y == node["value"]) >= with_split:
                return {key: node[key] for key in ("value", "n", "impurity")}
        return {**node, "left": left, "right": right}

    return prune(tree, X_val, y_val) if len(y_val) else tree
