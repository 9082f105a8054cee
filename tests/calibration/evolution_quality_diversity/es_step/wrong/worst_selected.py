"""selects the least fit rows

Slips: 1, parents and offspring are all others
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, -fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
