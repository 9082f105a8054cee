"""draws all numbers as one table by strings

Breaks: strings by the recipe
Slips: 1, all draws are others
"""


def sample_tree(dist, parent, n, rng):
    bits = len(parent)
    X = np.zeros((n, bits), dtype=int)
    root = list(parent).index(-1)
    queue = [root]
    table = rng.random((n, bits))
    place = 0
    while queue:
        i = queue.pop(0)
        u = table[:, place]
        place += 1
        if i == root:
            p = np.full(n, dist["root"])
        else:
            p = np.where(X[:, parent[i]] == 1, dist["cpt"][i, 1], dist["cpt"][i, 0])
        X[:, i] = u < p
        for j in range(bits):
            if parent[j] == i:
                queue.append(j)
    return X
