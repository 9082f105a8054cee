"""keeps fitness in single precision

Slips: 1
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P], dtype=np.float32)
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
