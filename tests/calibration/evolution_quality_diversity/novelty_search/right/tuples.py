# Keeps the archive as a table and sorts indices.
def novelty_search(f_behaviour, P0, n_gen, lam, sigma, k, threshold, rng):
    population = np.array(P0, dtype=float)
    archive = None
    for g in range(n_gen):
        B = np.vstack([f_behaviour(x) for x in population])
        if archive is None:
            archive = np.zeros((0, B.shape[1]))
        novelty = novelty_scores(B, archive, k).tolist()
        order = sorted(range(len(B)), key=lambda i: -novelty[i])
        parents = population[order[: max(len(B) // 2, 1)]]
        archive = archive_update(archive, B, threshold, k)
        population = gaussian_offspring(parents, lam, sigma, rng)
    if archive is None:
        archive = np.zeros((0, len(f_behaviour(population[0]))))
    return archive
