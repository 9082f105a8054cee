"""makes as many offspring as there were rows

Slips: 1, the size is wrong everywhere
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, len(P), sigma, rng)])
