"""gives up after five runs without a gain

Breaks: that the best run is returned (not the last, not the worst)
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("n_init")
    best, fails = None, 0
    for _ in range(n_init):
        c, labels, losses = kmeans(X, init_centers(X, k, rng))
        if best is None or losses[-1] < best[2] * (1 - 1e-9):
            best, fails = (c, labels, losses[-1]), 0
        else:
            fails += 1
        if fails == 5:
            break
    return best
