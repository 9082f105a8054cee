"""keeps the first rows, not the best, where there are no offspring

Breaks: lam = 0
"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    if lam == 0:
        return np.array(P[:mu], dtype=float)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
