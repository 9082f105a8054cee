"""lets the parents die

Breaks: the size of the new population
Slips: 1, half of the population is missing everywhere
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    return gaussian_offspring(parents, lam, sigma, rng)
