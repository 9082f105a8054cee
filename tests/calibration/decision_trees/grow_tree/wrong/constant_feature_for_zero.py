"""takes a constant feature for a question with a decrease of 0"""


def grow_tree(X, y, criterion="gini", max_depth=None, min_leaf=1, min_decrease=0.0):
    measure = {"gini": gini, "entropy": label_entropy}.get(criterion, variance_impurity)
    limit = np.inf if max_depth is None else max_depth

    def grow(rows, depth):
        t_y = y[rows]
        node = dict(
            depth=depth,
            n=float(len(rows)),
            impurity=measure(t_y),
            value=np.mean(t_y) if criterion == "mse" else pd.Series(t_y).mode().iloc[0],
        )
        if depth >= limit or np.unique(t_y).size == 1:
            return node
        answers = np.array([tuple(best_threshold(X[rows, j], t_y, criterion, min_leaf)) for j in range(X.shape[1])])
        t, d = answers.T
        if np.isnan(t).all() or (min_decrease and d.max() <= min_decrease):
            return node
        j = np.flatnonzero(d >= d.max() - 1e-9 * node["impurity"]).min()
        side = X[rows, j] <= t[j]
        node.update(feature=j, threshold=t[j], decrease=d[j])
        node["right"] = grow(rows[~side], depth + 1)
        node["left"] = grow(rows[side], depth + 1)
        return node

    return grow(np.arange(len(y)), 0)
