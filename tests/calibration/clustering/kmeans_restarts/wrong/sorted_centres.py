"""sorts the centres of the best run

Slips: 1, the names are nearly always others
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        loss = losses[-1]
        if best is None or loss < (1 - 1e-9) * best[2]:
            best = centers, labels, loss
    order = np.argsort(best[0][:, 0], kind='stable')
    return best[0][order], np.argsort(order)[best[1]], best[2]
