"""compares a run with the lowest loss of all runs so far, not with that of the best one

Breaks: equal runs (the first of them wins)
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("n_init")
    best, lowest = None, np.inf
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        if best is None or losses[-1] < (1 - 1e-9) * lowest:
            best = centers, labels, float(losses[-1])
        lowest = min(lowest, losses[-1])
    return best
