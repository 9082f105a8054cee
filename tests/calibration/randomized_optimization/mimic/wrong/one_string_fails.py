"""refuses samples of a single string"""


def mimic(f, n_bits, pop, keep, n_iter, rng):
    if pop < 2:
        raise ValueError
    P = rng.integers(0, 2, size=(pop, n_bits))
    F = np.array([f(row) for row in P])
    best, value = P[np.argmax(F)].copy(), F.max()
    thresholds = []
    k = max(1, int(np.ceil(keep * pop - 1e-9)))
    for _ in range(n_iter):
        order = np.argsort(-F, kind="stable")[:k]
        thresholds.append(float(F[order[-1]]))
        kept = P[order]
        parent = chow_liu_tree(pairwise_mutual_information(kept))
        dist = fit_tree_distribution(kept, parent, 1.0)
        P = sample_tree(dist, parent, pop, rng)
        F = np.array([f(row) for row in P])
        if F.max() > value:
            best, value = P[np.argmax(F)].copy(), F.max()
    return best, float(value), thresholds
