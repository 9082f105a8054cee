"""draws one number for all strings of a bit

Breaks: the shares of parents and children
Slips: 1, all strings are equal then
"""


def sample_tree(dist, parent, n, rng):
    bits = len(parent)
    X = np.zeros((n, bits), dtype=int)
    root = list(parent).index(-1)
    queue = [root]
    while queue:
        i = queue.pop(0)
        u = np.full(n, rng.random())
        if i == root:
            p = np.full(n, dist["root"])
        else:
            p = np.where(X[:, parent[i]] == 1, dist["cpt"][i, 1], dist["cpt"][i, 0])
        X[:, i] = u < p
        for j in range(bits):
            if parent[j] == i:
                queue.append(j)
    return X
