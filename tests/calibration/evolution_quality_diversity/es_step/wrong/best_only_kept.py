"""keeps the best parent and copies of it"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    children = gaussian_offspring(parents, lam, sigma, rng)
    return np.vstack([np.repeat(parents[:1], mu, axis=0), children])
