"""hands on a tolerance of 1e-4

Breaks: long runs
Breaks: tiny or huge units
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("n_init")
    best = None
    for _ in range(n_init):
        c, labels, losses = kmeans(X, init_centers(X, k, rng), tol=1e-4)
        if best is None or losses[-1] < best[2] * (1 - 1e-9):
            best = (c, labels, losses[-1])
    return best
