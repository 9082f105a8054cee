"""gives up after ten runs in a row that bring nothing better

Breaks: that the best run is returned (not the last, not the worst)
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best, idle = None, 0
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        if best is None or losses[-1] < (1 - 1e-9) * best[2]:
            best, idle = (centers, labels, losses[-1]), 0
        else:
            idle += 1
            if idle == 10:
                break
    return best[0], best[1], float(best[2])
