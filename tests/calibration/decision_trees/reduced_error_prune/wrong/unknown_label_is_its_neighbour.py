"""takes a validation label that the tree does not know for a neighbouring one

Breaks: validation labels unknown in training
"""


def reduced_error_prune(tree: dict, X_val: np.ndarray, y_val: np.ndarray) -> dict:
    labels = set()

    def gather(node):
        labels.add(node["value"])
        if "feature" in node:
            gather(node["left"])
            gather(node["right"])

    gather(tree)
    names = np.array(sorted(labels))
    code = {name: i for i, name in enumerate(names.tolist())}
    y_val = (
        np.minimum(np.searchsorted(names, y_val), len(names) - 1)
        if len(y_val)
        else np.zeros(0, int)
    )

    def prune(node, X, y):
        if "feature" not in node:
            return node
        go = X[:, node["feature"]] <= node["threshold"]
        l, r = prune(node["left"], X[go], y[go]), prune(node["right"], X[~go], y[~go])
        if "feature" not in l and "feature" not in r:
            right = np.sum(y[go] == code[l["value"]]) + np.sum(y[~go] == code[r["value"]])
            if np.sum(y == code[node["value"]]) >= right:
                return {k: node[k] for k in ("value", "n", "impurity")}
        return {**node, "left": l, "right": r}

    return prune(tree, X_val, y_val)
