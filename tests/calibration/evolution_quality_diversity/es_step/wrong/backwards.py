"""evaluates the rows from the last to the first"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P[::-1]])[::-1]
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
