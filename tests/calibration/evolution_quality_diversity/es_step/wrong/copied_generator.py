"""draws from a copy of the generator

Slips: 1
"""


def es_step(P, f, mu, lam, sigma, rng):
    import copy

    parents, _ = es_select(P, np.array([f(x) for x in P]), mu)
    offspring = gaussian_offspring(parents, lam, sigma, copy.deepcopy(rng))
    return np.vstack([parents, offspring])
