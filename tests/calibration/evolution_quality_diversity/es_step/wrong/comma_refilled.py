"""fills up with offspring in place of parents

Breaks: that the best rows stay
Slips: 1, no parent survives, and the draws are other ones
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    return gaussian_offspring(parents, mu + lam, sigma, rng)
