"""looks at all rows for every midpoint: too slow for many

Breaks: 50 000 rows
"""


def best_threshold(x, y, criterion="gini", min_leaf=1):
    def gini(v):
        p = np.unique(v, return_counts=True)[1] / len(v)
        return 1 - np.sum(p**2)

    def entropy(v):
        p = np.unique(v, return_counts=True)[1] / len(v)
        return np.sum(p * np.log2(1 / p))

    if criterion not in ("gini", "entropy", "mse"):
        raise ValueError
    impurity = {"gini": gini, "entropy": entropy, "mse": np.var}[criterion]
    values = np.unique(x)
    best = (np.nan, 0.0)
    whole = impurity(y)
    for t in (values[:-1] + values[1:]) / 2:
        left, right = y[x <= t], y[x > t]
        if min(len(left), len(right)) < min_leaf:
            continue
        d = whole - (len(left) * impurity(left) + len(right) * impurity(right)) / len(y)
        if np.isnan(best[0]) or d > best[1] + 1e-9 * whole:
            best = (t, d)
    return float(best[0]), max(0.0, float(best[1]))
