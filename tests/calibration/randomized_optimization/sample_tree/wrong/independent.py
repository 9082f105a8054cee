"""draws each bit with the mean of its two probabilities

Breaks: the shares of parents and children
Slips: 1, nearly every string is another one
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
            p = np.full(n, dist["cpt"][i].mean())
        X[:, i] = u < p
        for j in range(bits):
            if parent[j] == i:
                queue.append(j)
    return X
