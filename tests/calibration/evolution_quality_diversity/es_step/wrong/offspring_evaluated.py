"""evaluates the offspring as well"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    P = np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
    fitness = [f(x) for x in P[mu:]]
    return P
