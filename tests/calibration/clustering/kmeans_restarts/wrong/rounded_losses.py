"""compares losses that are rounded to six decimals

Breaks: small gains that count
Breaks: tiny or huge units
"""


def kmeans_restarts(X, k, n_init, rng):
    if n_init < 1:
        raise ValueError("at least one run")
    best = None
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        loss = losses[-1]
        if best is None or round(loss, 6) < round(best[2], 6):
            best = centers, labels, loss
    return best
