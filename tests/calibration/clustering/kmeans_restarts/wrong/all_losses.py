"""returns all losses of the best run

Slips: 1, the third part is wrong everywhere
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    for _ in range(n_init):
        run = kmeans(X, init_centers(X, k, rng))
        if best is None or run[2][-1] < (1 - 1e-9) * best[2][-1]:
            best = run
    return best
