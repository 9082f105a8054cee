# Every midpoint by the plain formulas, without helpers, with NumPy values in the dicts.
def grow_tree(X, y, criterion="gini", max_depth=None, min_leaf=1, min_decrease=0.0):
    def impurity(v):
        if criterion == "mse":
            return np.mean((v - v.mean()) ** 2)
        p = np.unique(v, return_counts=True)[1] / len(v)
        return 1 - np.sum(p**2) if criterion == "gini" else -np.sum(p * np.log2(p))

    def grow(rows, depth):
        v = y[rows]
        names, counts = np.unique(v, return_counts=True)
        node = {"value": v.mean() if criterion == "mse" else names[np.argmax(counts)]}
        node.update(n=len(rows), impurity=impurity(v), depth=depth)
        if names.size == 1 or depth == max_depth:
            return node
        best = None
        for j in range(X.shape[1]):
            values = np.unique(X[rows, j])
            for t in (values[1:] + values[:-1]) / 2:
                left, right = v[X[rows, j] <= t], v[X[rows, j] > t]
                if len(left) < min_leaf or len(right) < min_leaf:
                    continue
                rest = len(left) / len(v) * impurity(left) + len(right) / len(v) * impurity(right)
                gain = node["impurity"] - rest
                if best is None or gain > best[0] + 1e-9 * node["impurity"]:
                    best = gain, j, t
        if best is None or (min_decrease > 0 and best[0] <= min_decrease):
            return node
        gain, j, t = best
        node.update(feature=j, threshold=t, decrease=gain)
        node["left"] = grow(rows[X[rows, j] <= t], depth + 1)
        node["right"] = grow(rows[X[rows, j] > t], depth + 1)
        return node

    return grow(np.arange(len(y)), 0)
