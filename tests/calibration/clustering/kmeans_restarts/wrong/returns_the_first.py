"""returns the first run

Breaks: that the best run is returned (not the last, not the worst)
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        loss = losses[-1]
        if best is None:
            best = centers, labels, loss
    return best
