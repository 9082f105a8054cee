"""evaluates the parents a second time"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    best = max(f(x) for x in parents)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
