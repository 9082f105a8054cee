"""gives the root itself as parent in the list

Breaks: the arguments stay as they were
"""


def sample_tree(dist, parent, n, rng):
    bits = len(parent)
    X = np.zeros((n, bits), dtype=int)
    root = list(parent).index(-1)
    queue = [root]
    while queue:
        i = queue.pop(0)
        u = rng.random(n)
        if i == root:
            p = np.full(n, dist["root"])
        else:
            p = np.where(X[:, parent[i]] == 1, dist["cpt"][i, 1], dist["cpt"][i, 0])
        X[:, i] = u < p
        for j in range(bits):
            if parent[j] == i:
                queue.append(j)
    parent[root] = root
    return X
