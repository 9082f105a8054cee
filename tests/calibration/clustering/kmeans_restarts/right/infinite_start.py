# Begins with an infinite loss.
def kmeans_restarts(X, k, n_init, rng):
    if n_init <= 0:
        raise ValueError("n_init must be positive")
    best_loss = np.inf
    for i in range(n_init):
        start = X[rng.choice(len(X), size=k, replace=False)].astype(float)
        c, l, hist = kmeans(X, start)
        if i == 0 or hist[-1] < best_loss - best_loss * 1e-9:
            best_c, best_l, best_loss = c, l, hist[-1]
    return best_c, best_l, best_loss
