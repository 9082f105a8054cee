"""begins with a best height of 0, so that negative heights never count

Breaks: the best of all samples
Slips: 1
"""


def mimic(f, n_bits, pop, keep, n_iter, rng):
    k = max(1, int(np.ceil(keep * pop - 1e-9)))
    P, thresholds = rng.integers(0, 2, size=(pop, n_bits)), []
    best, top = P[0].copy(), 0.0
    for t in range(n_iter + 1):
        values = np.array([float(f(x)) for x in P])
        i = int(np.argmax(values))
        if values[i] > top:
            best, top = P[i].copy(), float(values[i])
        if t == n_iter:
            break
        order = np.argsort(-values, kind="stable")[:k]
        thresholds.append(float(values[order[-1]]))
        tree = chow_liu_tree(pairwise_mutual_information(P[order]))
        P = sample_tree(fit_tree_distribution(P[order], tree), tree, pop, rng)
    return best, top, thresholds
