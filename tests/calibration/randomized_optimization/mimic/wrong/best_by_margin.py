"""replaces the best only by one that is higher by more than 1e-9

Breaks: the best of all samples
Slips: 1
"""


def mimic(f, n_bits, pop, keep, n_iter, rng):
    k = max(1, int(np.ceil(keep * pop - 1e-9)))
    P, best, top, thresholds = rng.integers(0, 2, size=(pop, n_bits)), None, -np.inf, []
    for _ in range(n_iter + 1):
        values = np.array([float(f(x)) for x in P])
        i = int(np.argmax(values))
        if values[i] > top + 1e-9:
            best, top = P[i].copy(), float(values[i])
        if _ == n_iter:
            break
        order = np.argsort(-values, kind="stable")[:k]
        thresholds.append(float(values[order[-1]]))
        kept = P[order]
        tree = chow_liu_tree(pairwise_mutual_information(kept))
        P = sample_tree(fit_tree_distribution(kept, tree), tree, pop, rng)
    return best, top, thresholds[:n_iter]
