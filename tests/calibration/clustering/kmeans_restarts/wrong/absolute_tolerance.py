"""asks for a gain of 1e-9 in the unit of the loss

Breaks: tiny or huge units
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        loss = losses[-1]
        if best is None or loss < best[2] - 1e-9 * max(1, best[2]):
            best = centers, labels, loss
    return best
