"""draws parents by rank in place of the best

Slips: 1, selection is wrong everywhere
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    chance = np.argsort(np.argsort(fitness)) + 1.0
    parents = P[rng.choice(len(P), size=mu, p=chance / chance.sum())]
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
