"""measures a gain against 1e-9 of the first loss, not of the best so far

Breaks: small gains that count
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        if best is None:
            best, slack = (centers, labels, losses[-1]), 1e-9 * losses[-1]
        elif losses[-1] < best[2] - slack:
            best = centers, labels, losses[-1]
    return best[0], best[1], float(best[2])
