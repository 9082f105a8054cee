"""puts the offspring before the parents

Slips: 1, the order is asked for in three tests
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([gaussian_offspring(parents, lam, sigma, rng), parents])
