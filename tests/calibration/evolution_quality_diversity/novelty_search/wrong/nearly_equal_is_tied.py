"""rounds novelty to 6 decimals before it ranks"""


def novelty_search(f_behaviour, P0, n_gen, lam, sigma, k, threshold, rng):
    P = np.array(P0, dtype=float)
    archive = np.empty((0, len(f_behaviour(P[0]))))
    for _ in range(n_gen):
        B = np.array([f_behaviour(x) for x in P])
        scores = novelty_scores(B, archive, k)
        archive = archive_update(archive, B, threshold, k)
        order = np.argsort(-np.round(scores, 6), kind="stable")[: max(1, len(P) // 2)]
        P = gaussian_offspring(P[order], lam, sigma, rng)
    return archive
