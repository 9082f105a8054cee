"""begins with a best loss of 1e18, which huge rows never go below

Breaks: tiny or huge units
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("n_init")
    best = None, None, 1e18
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        if losses[-1] < (1 - 1e-9) * best[2]:
            best = centers, labels, float(losses[-1])
    return best
