"""makes one run more

Breaks: a single run
Slips: 1, one more run is often the best
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    for _ in range(n_init + 1):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        loss = losses[-1]
        if best is None or loss < (1 - 1e-9) * best[2]:
            best = centers, labels, loss
    return best
