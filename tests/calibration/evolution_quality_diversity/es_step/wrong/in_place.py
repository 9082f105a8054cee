"""writes the parents into the old population"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    new = np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
    P[:mu] = parents
    return new
