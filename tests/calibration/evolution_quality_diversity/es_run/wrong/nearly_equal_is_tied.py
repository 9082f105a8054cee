"""returns the first of nearly equally good rows"""


def es_run(f, d, mu, lam, sigma, n_gen, rng):
    P = rng.uniform(-5, 5, size=(mu + lam, d))
    values = np.array([f(x) for x in P])
    history = [values.max()]
    for _ in range(n_gen):
        P = es_step(P, f, mu, lam, sigma, rng)
        values = np.array([f(x) for x in P])
        history.append(values.max())
    best = int(np.flatnonzero(np.isclose(values, values.max()))[0])
    return P[best], float(values[best]), np.array(history)
