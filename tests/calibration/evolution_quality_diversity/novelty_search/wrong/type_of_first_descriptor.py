"""keeps descriptors in the type of the first one, which may be integers

Slips: 1
"""


def novelty_search(f_behaviour, P0, n_gen, lam, sigma, k, threshold, rng):
    P, first = P0, np.asarray(f_behaviour(P0[0]))
    archive = np.empty((0, len(first)))
    for _ in range(n_gen):
        B = np.empty((len(P), len(first)), dtype=first.dtype)
        for i, x in enumerate(P):
            B[i] = f_behaviour(x)
        scores = novelty_scores(B, archive, k)
        archive = archive_update(archive, B, threshold, k)
        parents = P[np.argsort(-scores, kind="stable")[: max(1, len(P) // 2)]]
        P = gaussian_offspring(parents, lam, sigma, rng)
    return archive
