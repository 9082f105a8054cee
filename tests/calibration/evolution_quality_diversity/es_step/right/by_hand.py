# Sorts and draws by itself.
def es_step(P, f, mu, lam, sigma, rng):
    values = []
    for row in P:
        values.append(f(row))
    order = sorted(range(len(P)), key=lambda i: -values[i])[:mu]
    parents = np.array([P[i] for i in order], dtype=float)
    j = rng.integers(0, mu, size=lam)
    steps = rng.standard_normal((lam, P.shape[1]))
    new = np.empty((mu + lam, P.shape[1]))
    new[:mu] = parents
    new[mu:] = parents[j] + sigma * steps
    return new
