"""rounds probabilities to one digit

Breaks: strings by the recipe
Slips: 1, most probabilities have more digits
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
        X[:, i] = u < np.round(p, 1)
        for j in range(bits):
            if parent[j] == i:
                queue.append(j)
    return X
