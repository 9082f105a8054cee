"""makes lam rows in all

Slips: 1, the size is asked for in every test
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, lam - mu if lam > mu else lam, sigma, rng)])
