# The gain is computed on the spot, in nats, with a margin for ties.
def id3(X, y, attrs, values, default=None):
    def entropy(v):
        p = np.unique(v, return_counts=True)[1] / len(v)
        return -(p * np.log(p)).sum()

    if len(y) == 0:
        return dict(label=default)
    names, counts = np.unique(y, return_counts=True)
    majority = sorted(names[counts == counts.max()].tolist())[0]
    if len(names) == 1 or len(attrs) == 0:
        return dict(label=majority)
    best, lowest = None, np.inf
    for a in sorted(attrs):
        rest = sum(np.mean(X[:, a] == v) * entropy(y[X[:, a] == v]) for v in set(X[:, a].tolist()))
        if rest < lowest - 1e-9:
            best, lowest = a, rest
    branches = {}
    for v in values[best]:
        mask = X[:, best] == v
        branches[v] = id3(X[mask], y[mask], [a for a in attrs if a != best], values, majority)
    return dict(attr=best, branches=branches, majority=majority)
