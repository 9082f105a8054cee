"""hands f strings of floats, where integers are asked for

Slips: 1
"""


def mimic(f, n_bits, pop, keep, n_iter, rng):
    k = max(1, int(np.ceil(keep * pop - 1e-9)))
    P, best, top, thresholds = rng.integers(0, 2, size=(pop, n_bits)), None, -np.inf, []
    for _ in range(n_iter + 1):
        values = np.array([float(f(1.0 * x)) for x in P])
        i = int(np.argmax(values))
        if values[i] > top:
            best, top = P[i].copy(), float(values[i])
        if _ == n_iter:
            break
        order = np.argsort(-values, kind="stable")[:k]
        thresholds.append(float(values[order[-1]]))
        kept = P[order]
        tree = chow_liu_tree(pairwise_mutual_information(kept))
        P = sample_tree(fit_tree_distribution(kept, tree), tree, pop, rng)
    return best, top, thresholds[:n_iter]
