"""draws all starts from a copy of the generator

Breaks: the order of the draws
"""

import copy


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    own = copy.deepcopy(rng)
    best = None
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, own))
        loss = losses[-1]
        if best is None or loss < (1 - 1e-9) * best[2]:
            best = centers, labels, loss
    return best
