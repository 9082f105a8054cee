"""returns the probabilities in place of bits

Breaks: probabilities of 0 and 1
Slips: 1, every entry is another one
"""


def sample_tree(dist, parent, n, rng):
    bits = len(parent)
    X = np.zeros((n, bits))
    Y = np.zeros((n, bits))
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
        Y[:, i] = p
        for j in range(bits):
            if parent[j] == i:
                queue.append(j)
    return Y
