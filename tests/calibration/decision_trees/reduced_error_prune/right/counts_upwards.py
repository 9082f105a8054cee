# Each call returns the pruned tree and its number of right rows.
def reduced_error_prune(tree, X_val, y_val):
    def prune(node, X, y):
        own = int(sum(label == node["value"] for label in y))
        if "feature" not in node:
            return {**node}, own
        mask = X[:, node["feature"]] > node["threshold"]
        right, right_count = prune(node["right"], X[mask], y[mask])
        left, left_count = prune(node["left"], X[~mask], y[~mask])
        both_leaves = "feature" not in left and "feature" not in right
        if both_leaves and own >= left_count + right_count:
            return {"value": node["value"], "n": node["n"], "impurity": node["impurity"]}, own
        copy = dict(node)
        copy["left"], copy["right"] = left, right
        return copy, left_count + right_count

    return prune(tree, X_val, y_val)[0]
