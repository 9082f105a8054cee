"""ends when all strings of a sample are equally high

Breaks: the number of evaluations
"""


def _mimic(f, n_bits, pop, keep, n_iter, rng, count=None, better=None, skip_last=False, change=None, select=None, alpha=1.0, tree_from=None, tree=None, dtype=float, stop=None, pool=False):
    P = rng.integers(0, 2, size=(pop, n_bits))
    k = (count or (lambda a: max(1, int(np.ceil(a - 1e-9)))))(keep * pop)
    x, top, thresholds = None, -np.inf, []
    all_P, all_F = np.empty((0, n_bits), int), np.empty(0)
    for t in range(n_iter + 1):
        if skip_last and t == n_iter > 0:
            break
        F = np.array([f(row) for row in P]).astype(dtype)
        i = int(np.argmax(F))
        if x is None or (better or (lambda new, old: new > old))(F[i], top):
            x, top = P[i].copy(), float(F[i])
        if t == n_iter or (stop and stop(F)):
            break
        all_P, all_F = np.concatenate([all_P, P]), np.concatenate([all_F, F])
        Q, G = (all_P, all_F) if pool else (P, F)
        which = (select or (lambda F, k: np.argsort(-F, kind="stable")[:k]))(G, k)
        kept = Q[which]
        thresholds.append(float(G[which[-1]]))
        learn = tree_from(P, kept) if tree_from else kept
        parent = (tree or chow_liu_tree)(pairwise_mutual_information(learn))
        P = sample_tree(fit_tree_distribution(kept, parent, alpha), parent, pop, rng)
        if change:
            P = change(P, kept)
    return x, top, thresholds


def mimic(f, n_bits, pop, keep, n_iter, rng):
    return _mimic(f, n_bits, pop, keep, n_iter, rng, stop=lambda F: F.min() == F.max())
