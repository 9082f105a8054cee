"""selects the rows of the least fitness by itself

Slips: 1, parents and offspring are all others
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents = P[np.argsort(fitness, kind="stable")[:mu]]
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
