"""gives the children the same max_depth as their parent

Breaks: max_depth
"""


def grow_tree(X, y, criterion="gini", max_depth=None, min_leaf=1, min_decrease=0.0):
    names, c = np.unique(y, return_counts=True)
    value = np.mean(y) if criterion == "mse" else names[c.argmax()]
    imp = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}[criterion](y)
    node = dict(value=value, n=len(y), impurity=imp)
    if len(names) == 1 or max_depth == 0:
        return node
    S = [best_threshold(X[:, j], y, criterion, min_leaf) for j in range(X.shape[1])]
    S = [(j, t, d) for j, (t, d) in enumerate(S) if not np.isnan(t)]
    if not S:
        return node
    top = max(d for _, _, d in S)
    if min_decrease > 0 and top <= min_decrease:
        return node
    j, t, d = next(s for s in S if s[2] >= top - 1e-9 * imp)
    m = X[:, j] <= t
    node["left"] = grow_tree(X[m], y[m], criterion, max_depth, min_leaf, min_decrease)
    node["right"] = grow_tree(X[~m], y[~m], criterion, max_depth, min_leaf, min_decrease)
    node.update(feature=j, threshold=t, decrease=d)
    return node
