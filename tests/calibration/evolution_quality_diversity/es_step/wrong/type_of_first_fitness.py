"""cuts all fitness to integers where the first is one

Slips: 1
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.apply_along_axis(f, 1, P)
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
