"""takes no more neighbours for the scores than the population has rows

Slips: 1
"""


def novelty_search(f_behaviour, P0, n_gen, lam, sigma, k, threshold, rng):
    P = P0
    archive = np.empty((0, len(f_behaviour(P0[0]))))
    for _ in range(n_gen):
        B = np.array([f_behaviour(x) for x in P])
        scores = novelty_scores(B, archive, min(k, len(P)))
        archive = archive_update(archive, B, threshold, k)
        parents = P[np.argsort(-scores, kind="stable")[: max(1, len(P) // 2)]]
        P = gaussian_offspring(parents, lam, sigma, rng)
    return archive
