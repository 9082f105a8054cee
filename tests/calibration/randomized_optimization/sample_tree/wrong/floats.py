"""returns strings of floats, where integers are asked for

Slips: 1
"""


def sample_tree(dist, parent, n, rng):
    parent = list(parent)
    out = np.zeros((n, len(parent)))
    queue = [parent.index(-1)]
    for i in queue:
        p = dist["root"] if parent[i] == -1 else np.where(out[:, parent[i]] == 1, dist["cpt"][i][1], dist["cpt"][i][0])
        out[:, i] = rng.random(n) < p
        queue.extend(j for j in range(len(parent)) if parent[j] == i)
    return out
