"""rounds fitness to 6 decimals"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.round([f(x) for x in P], 6)
    parents, _ = es_select(P, fitness, mu)
    children = gaussian_offspring(parents, lam, sigma, rng)
    return np.vstack([parents, children])
