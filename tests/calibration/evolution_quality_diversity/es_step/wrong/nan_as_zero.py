"""turns a fitness of NaN into 0 before it selects

Slips: 1
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    fitness = np.nan_to_num(fitness)
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
