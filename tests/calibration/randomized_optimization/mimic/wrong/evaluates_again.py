"""evaluates the kept strings again

Breaks: the number of evaluations
"""


def mimic(f, n_bits, pop, keep, n_iter, rng):
    P = rng.integers(0, 2, size=(pop, n_bits))
    F = np.array([f(x) for x in P])
    i = int(np.argmax(F))
    best_x, best_f = P[i].copy(), F[i]
    thresholds = []
    k = max(1, int(np.ceil(keep * pop - 1e-9)))
    for _ in range(n_iter):
        order = np.argsort(-F, kind="stable")[:k]
        thresholds.append(min(f(x) for x in P[order]))
        good = P[order]
        mi = pairwise_mutual_information(good)
        parent = chow_liu_tree(mi)
        dist = fit_tree_distribution(good, parent)
        P = sample_tree(dist, parent, pop, rng)
        F = np.array([f(x) for x in P])
        if F.max() > best_f:
            i = int(np.argmax(F))
            best_x, best_f = P[i].copy(), F[i]
    return best_x, best_f, thresholds
