"""puts later rows first among equally novel ones where there are more than twenty

Slips: 1
"""


def novelty_search(f_behaviour, P0, n_gen, lam, sigma, k, threshold, rng):
    P = P0
    archive = np.empty((0, len(f_behaviour(P0[0]))))
    for _ in range(n_gen):
        B = np.array([f_behaviour(x) for x in P])
        scores = novelty_scores(B, archive, k)
        archive = archive_update(archive, B, threshold, k)
        order = np.argsort(-scores, kind="stable")
        if len(P) > 20:
            order = np.argsort(scores, kind="stable")[::-1]
        P = gaussian_offspring(P[order[: max(1, len(P) // 2)]], lam, sigma, rng)
    return archive
