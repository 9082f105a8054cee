# Groups the targets by their distance in a dictionary.
def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    groups = {}
    for row, target in zip(X_train, y_train):
        gap = round(float(np.sqrt(np.sum((row - x) ** 2.0))), decimals)
        groups.setdefault(gap, []).append(float(target))
    near = [target for gap in sorted(groups)[:k] for target in groups[gap]]
    return sum(near) / len(near)
