"""draws the bits in the order of their numbers

Breaks: a root that is any bit
"""


def sample_tree(dist, parent, n, rng):
    bits = len(parent)
    X = np.zeros((n, bits), dtype=int)
    root = list(parent).index(-1)
    queue = list(range(bits))
    while queue:
        i = queue.pop(0)
        u = rng.random(n)
        if i == root:
            p = np.full(n, dist["root"])
        else:
            p = np.where(X[:, parent[i]] == 1, dist["cpt"][i, 1], dist["cpt"][i, 0])
        X[:, i] = u < p
    return X
