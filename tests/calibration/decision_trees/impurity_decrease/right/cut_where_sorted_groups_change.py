# Rows sorted by group and cut where it changes.
def impurity_decrease(y, groups, impurity):
    n = len(y)
    if not n:
        return 0
    o = np.argsort(groups, kind="stable")
    g = groups[o]
    parts = np.split(y[o], np.flatnonzero(g[1:] != g[:-1]) + 1)
    return impurity(y) - np.average([impurity(p) for p in parts], weights=[len(p) for p in parts])
