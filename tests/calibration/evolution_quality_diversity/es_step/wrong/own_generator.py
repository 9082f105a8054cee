"""uses a generator of its own

Breaks: the recipe
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    rng = np.random.default_rng(0)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
