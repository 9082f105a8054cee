"""takes a step from the parents, too

Slips: 1, most parents are lost, and the draws are other ones
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    children = gaussian_offspring(parents, mu + lam, sigma, rng)
    children[0] = parents[0]
    return children
