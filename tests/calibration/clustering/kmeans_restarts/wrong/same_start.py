"""draws one start for all runs

Breaks: the order of the draws
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    start = init_centers(X, k, rng)
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, start)
        loss = losses[-1]
        if best is None or loss < (1 - 1e-9) * best[2]:
            best = centers, labels, loss
    return best
