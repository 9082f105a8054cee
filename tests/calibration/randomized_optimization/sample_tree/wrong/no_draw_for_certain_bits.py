"""draws no numbers for a bit that is certain

Breaks: probabilities of 0 and 1
"""


def _sample(dist, parent, n, rng, take, children=lambda c: c, draw=None):
    X = np.zeros((n, len(parent)), dtype=int)
    queue = [list(parent).index(-1)]
    while queue:
        i = take(queue)
        p = np.full(n, dist["root"]) if parent[i] == -1 else dist["cpt"][i][X[:, parent[i]]]
        u = draw(p) if draw else rng.random(n)
        X[:, i] = u < p
        queue += children([j for j in range(len(parent)) if parent[j] == i])
    return X


def sample_tree(dist, parent, n, rng):
    return _sample(dist, parent, n, rng, lambda queue: queue.pop(0), draw=lambda p: np.full(n, 0.5) if np.all((p == 0) | (p == 1)) else rng.random(n))
