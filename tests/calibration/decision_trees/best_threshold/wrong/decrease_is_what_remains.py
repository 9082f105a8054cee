"""returns the impurity of the two sides in place of what the split takes away

Breaks: the number decrease
"""


def best_threshold(x, y, criterion="gini", min_leaf=1):
    measures = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}
    if criterion not in measures:
        raise ValueError(criterion)
    order = np.argsort(x)
    x, y, n = x[order], y[order], len(y)
    size = np.flatnonzero(np.diff(x)) + 1
    size = size[(size >= min_leaf) & (n - size >= min_leaf)]
    if size.size == 0:
        return np.nan, 0.0
    if criterion == "entropy":
        remains = [(k * label_entropy(y[:k]) + (n - k) * label_entropy(y[k:])) / n for k in size]
        remains = np.array(remains)
    else:
        columns = y[:, None] if criterion == "mse" else y[:, None] == np.unique(y)
        sums = np.cumsum(columns - columns.mean(axis=0), axis=0)[size - 1]
        remains = measures[criterion](y) - np.sum(sums**2, axis=1) / (size * (n - size))
    best = np.argmax(remains <= remains.min() + 1e-9 * measures[criterion](y))
    return float((x[size[best] - 1] + x[size[best]]) / 2), float(remains[best])
