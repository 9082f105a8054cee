"""makes a generator of its own for each run

Breaks: the order of the draws
Slips: 1, all starts are others
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    for run in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, np.random.default_rng(run)))
        loss = losses[-1]
        if best is None or loss < (1 - 1e-9) * best[2]:
            best = centers, labels, loss
    return best
