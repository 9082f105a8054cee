# All entropies from one table of counts.
def gain_ratio(y, groups):
    if len(y) == 0:
        return 0.0
    table = np.array(
        [[np.sum((y == a) & (groups == b)) for b in np.unique(groups)] for a in np.unique(y)]
    )
    n = table.sum()

    def entropy(counts):
        p = counts[counts > 0] / counts.sum()
        return -(p * np.log(p)).sum()

    split = entropy(table.sum(axis=0))
    if table.shape[1] == 1:
        return 0.0
    joint = entropy(table.ravel())
    return float((entropy(table.sum(axis=1)) + split - joint) / split)
