"""starts anywhere in the box of the rows

Breaks: the order of the draws
Slips: 1, all starts are others
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, rng.uniform(X.min(axis=0), X.max(axis=0), size=(k, X.shape[1])))
        loss = losses[-1]
        if best is None or loss < (1 - 1e-9) * best[2]:
            best = centers, labels, loss
    return best
