# Cell by cell, with masks.
def chi2_split_statistic(y, groups):
    total = 0.0
    labels, branches = set(y.tolist()), set(groups.tolist())
    for a in labels:
        for b in branches:
            expected = (y == a).sum() * (groups == b).sum() / len(y)
            total += (((y == a) & (groups == b)).sum() - expected) ** 2 / expected
    return total, (len(labels) - 1) * (len(branches) - 1)
