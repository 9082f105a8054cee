"""centres the rows in place

Breaks: that the arguments stay as they were
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    if X.dtype == float:
        X *= 1 + 1e-12
    best = None
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        loss = losses[-1]
        if best is None or loss < (1 - 1e-9) * best[2]:
            best = centers, labels, loss
    return best
