"""hands on a limit of 100 rounds and a tolerance of 1e-6

Breaks: long runs
Breaks: tiny or huge units
"""


def kmeans_restarts(X, k, n_init, rng, max_iter=100, tol=1e-6):
    if n_init < 1:
        raise ValueError("n_init")
    best = None
    for _ in range(n_init):
        c, labels, losses = kmeans(X, init_centers(X, k, rng), max_iter, tol)
        if best is None or losses[-1] < best[2] * (1 - 1e-9):
            best = (c, labels, losses[-1])
    return best
