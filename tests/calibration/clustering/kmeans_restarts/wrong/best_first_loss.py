"""compares the losses of the starts

Breaks: that the best run is returned (not the last, not the worst)
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        if best is None or losses[0] < (1 - 1e-9) * best[2]:
            best = centers, labels, losses[0]
            final = losses[-1]
    return best[0], best[1], final
