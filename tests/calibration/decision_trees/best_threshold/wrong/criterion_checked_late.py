"""looks at the criterion only if there is something to split

Breaks: (also where there is nothing to split)
"""


def best_threshold(x, y, criterion="gini", min_leaf=1):
    if len(np.unique(x)) < 2:
        return np.nan, 0.0
    if criterion not in ("gini", "entropy", "mse"):
        raise ValueError(criterion)
    v, place = np.unique(x, return_inverse=True)
    size = np.bincount(place)
    nl = np.cumsum(size)[:-1].astype(float)
    n = len(x)
    nr = n - nl
    if criterion == "mse":
        z = y - np.mean(y)
        total = np.mean(z**2)
        dec = np.cumsum(np.bincount(place, weights=z))[:-1] ** 2 / nl / nr
    else:
        c, lab = np.unique(y, return_inverse=True)
        table = np.zeros((len(v), len(c)))
        np.add.at(table, (place, lab), 1.0)
        L = table.cumsum(axis=0)[:-1]
        R = table.sum(axis=0) - L
        if criterion == "gini":
            f = lambda T, m: 1 - ((T / m[:, None]) ** 2).sum(1)
        else:

            def f(T, m):
                P = T / m[:, None]
                return -(P * np.log2(P, out=np.zeros_like(P), where=P > 0)).sum(1)

        total = f(table.sum(0)[None], np.array([n]))[0]
        dec = total - (nl * f(L, nl) + nr * f(R, nr)) / n
    ok = np.flatnonzero((nl >= min_leaf) & (nr >= min_leaf))
    if ok.size == 0:
        return np.nan, 0.0
    near = ok[dec[ok] >= dec[ok].max() - 1e-9 * total]
    k = near[0]
    return np.array([(v[k] + v[k + 1]) / 2, dec[k]])
