"""draws string by string in place of bit by bit

Breaks: strings by the recipe
Slips: 1, all draws are others
"""


def sample_tree(dist, parent, n, rng):
    bits = len(parent)
    X = np.zeros((n, bits), dtype=int)
    order = [list(parent).index(-1)]
    for i in order:
        order += [j for j in range(bits) if parent[j] == i]
    for row in X:
        for i in order:
            p = dist["root"] if parent[i] == -1 else dist["cpt"][i][row[parent[i]]]
            row[i] = rng.random() < p
    return X
