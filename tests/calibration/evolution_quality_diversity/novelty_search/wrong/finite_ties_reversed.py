"""puts later rows first among equally novel ones, but in the first generation

Slips: 1
"""


def novelty_search(f_behaviour, P0, n_gen, lam, sigma, k, threshold, rng):
    P = P0
    archive = np.empty((0, len(f_behaviour(P0[0]))))
    for _ in range(n_gen):
        B = np.array([f_behaviour(x) for x in P])
        scores = novelty_scores(B, archive, k)
        archive = archive_update(archive, B, threshold, k)
        parents = P[
            (
                np.argsort(-scores, kind="stable")
                if np.isinf(scores).all()
                else np.argsort(scores, kind="stable")[::-1]
            )[: max(1, len(P) // 2)]
        ]
        P = gaussian_offspring(parents, lam, sigma, rng)
    return archive
