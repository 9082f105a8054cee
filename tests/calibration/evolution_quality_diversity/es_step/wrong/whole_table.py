"""hands the whole population to the fitness

Slips: 1, no fitness is right
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array(f(P)) * np.ones(len(P))
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
