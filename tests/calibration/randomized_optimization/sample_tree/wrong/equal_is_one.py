"""is 1 also where the number is equal to the probability

Breaks: strings by the recipe
"""


def sample_tree(dist, parent, n, rng):
    bits = len(parent)
    out = np.zeros((n, bits), dtype=int)
    queue = [list(parent).index(-1)]
    while queue:
        i = queue.pop(0)
        u = rng.random(n)
        if parent[i] == -1:
            p = np.full(n, dist["root"])
        else:
            p = dist["cpt"][i, out[:, parent[i]]]
        out[:, i] = (u <= p) & (p > 0)
        queue += [j for j in range(bits) if parent[j] == i]
    return out
