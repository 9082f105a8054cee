"""visits the bits depth first

Breaks: queues that are not in the order of numbers
"""


def sample_tree(dist, parent, n, rng):
    bits = len(parent)
    X = np.zeros((n, bits), dtype=int)
    root = list(parent).index(-1)
    queue = [root]
    while queue:
        i = queue.pop()
        u = rng.random(n)
        if i == root:
            p = np.full(n, dist["root"])
        else:
            p = np.where(X[:, parent[i]] == 1, dist["cpt"][i, 1], dist["cpt"][i, 0])
        X[:, i] = u < p
        for j in range(bits):
            if parent[j] == i:
                queue.append(j)
    return X
