"""draws the order of evaluation first"""


def es_step(P, f, mu, lam, sigma, rng):
    rng.permutation(len(P))
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
