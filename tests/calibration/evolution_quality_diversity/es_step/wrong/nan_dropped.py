"""drops the rows without a fitness before it selects

Slips: 1
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P], dtype=float)
    is_number = ~np.isnan(fitness)
    count = min(mu, np.count_nonzero(is_number))
    parents, _ = es_select(P[is_number], fitness[is_number], count)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
