"""prefers later rows in ties"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents = P[np.argsort(fitness)[::-1][:mu]]
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
