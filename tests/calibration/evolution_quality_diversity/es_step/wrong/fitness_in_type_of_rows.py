"""keeps fitness in the type of the rows, without fractions for integers

Slips: 1
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.zeros_like(P, shape=len(P))
    for i, x in enumerate(P):
        fitness[i] = f(x)
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
