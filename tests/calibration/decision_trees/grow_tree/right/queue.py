# Level by level, without recursion.
def grow_tree(X, y, criterion="gini", max_depth=None, min_leaf=1, min_decrease=0.0):
    measure = dict(gini=gini, entropy=label_entropy, mse=variance_impurity)[criterion]
    root = {}
    queue = [(root, X, y, 0)]
    while queue:
        node, Z, t, depth = queue.pop(0)
        if criterion == "mse":
            node["value"] = float(np.mean(t))
        else:
            names = np.unique(t).tolist()
            node["value"] = names[int(np.argmax([np.sum(t == name) for name in names]))]
        node["n"], node["impurity"] = len(t), measure(t)
        if (t == t[0]).all() or (max_depth is not None and depth >= max_depth):
            continue
        found = []
        for j in range(Z.shape[1]):
            threshold, decrease = best_threshold(Z[:, j], t, criterion, min_leaf)
            if threshold == threshold:
                found.append((decrease, j, threshold))
        if not found:
            continue
        top = max(found)[0]
        decrease, j, threshold = next(f for f in found if f[0] >= top - 1e-9 * node["impurity"])
        if min_decrease and top <= min_decrease:
            continue
        node.update(feature=j, threshold=threshold, decrease=decrease, left={}, right={})
        mask = Z[:, j] <= threshold
        queue.append((node["left"], Z[mask], t[mask], depth + 1))
        queue.append((node["right"], Z[~mask], t[~mask], depth + 1))
    return root
