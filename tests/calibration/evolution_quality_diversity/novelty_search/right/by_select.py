# Parents by es_select; q is learnt from the first generation.
def novelty_search(f_behaviour, P0, n_gen, lam, sigma, k, threshold, rng):
    archive, P = None, P0
    for _ in range(n_gen):
        B = np.stack([np.asarray(f_behaviour(row), dtype=float) for row in P])
        if archive is None:
            archive = np.zeros((0, B.shape[1]))
        rho = novelty_scores(B, archive, k)
        parents, _ = es_select(P, rho, max(1, len(P) // 2))
        archive = archive_update(archive, B, threshold, k)
        P = gaussian_offspring(parents, lam, sigma, rng)
    if archive is None:
        archive = np.zeros((0, np.size(f_behaviour(P0[0]))))
    return archive
