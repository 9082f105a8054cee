"""takes the plain mean of the impurities of both sides, however many rows they have

Slips: 1, sides of equal size only are weighted rightly
"""


def best_threshold(x, y, criterion="gini", min_leaf=1):
    measures = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}
    if criterion not in measures:
        raise ValueError(criterion)
    whole, values = measures[criterion](y), np.unique(x)
    found = []
    for t in (values[:-1] + values[1:]) / 2:
        sides = y[x <= t], y[x > t]
        if min(map(len, sides)) >= min_leaf:
            found.append((t, whole - sum(map(measures[criterion], sides)) / 2))
    if not found:
        return np.nan, 0.0
    best = max(gain for _, gain in found)
    return next((float(t), best) for t, gain in found if gain >= best - 1e-9 * whole)
