"""sorts the caller's arrays

Breaks: that x and y stay as they are
"""


def best_threshold(x, y, criterion="gini", min_leaf=1):
    measures = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}
    if criterion not in measures:
        raise ValueError(criterion)
    order = np.argsort(x)
    x[:], y[:] = x[order], y[order]
    n = len(y)
    size = np.flatnonzero(np.diff(x)) + 1
    size = size[(size >= min_leaf) & (n - size >= min_leaf)]
    if size.size == 0:
        return np.nan, 0.0
    if criterion == "entropy":
        whole = label_entropy(y)
        gains = [
            whole - (k * label_entropy(y[:k]) + (n - k) * label_entropy(y[k:])) / n for k in size
        ]
        gains = np.array(gains)
    else:
        columns = y[:, None] if criterion == "mse" else y[:, None] == np.unique(y)
        sums = np.cumsum(columns - columns.mean(axis=0), axis=0)[size - 1]
        gains = np.sum(sums**2, axis=1) / (size * (n - size))
    best = np.argmax(gains >= gains.max() - 1e-9 * measures[criterion](y))
    return float((x[size[best] - 1] + x[size[best]]) / 2), max(0.0, float(gains[best]))
