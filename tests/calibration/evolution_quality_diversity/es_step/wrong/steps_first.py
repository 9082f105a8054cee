"""draws steps before it draws parents"""


def es_step(P, f, mu, lam, sigma, rng):
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    z = rng.standard_normal((lam, P.shape[1]))
    j = rng.integers(0, mu, size=lam)
    return np.vstack([parents, parents[j] + sigma * z])
