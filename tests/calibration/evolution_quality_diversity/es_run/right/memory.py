# Remembers what was evaluated.
def es_run(f, d, mu, lam, sigma, n_gen, rng):
    known = {}

    def g(x):
        key = tuple(x)
        if key not in known:
            known[key] = f(x)
        return known[key]

    P = rng.uniform(-5.0, 5.0, size=(mu + lam, d))
    history = np.zeros(n_gen + 1)
    for t in range(n_gen + 1):
        fitness = np.array([g(x) for x in P])
        history[t] = fitness.max()
        best = P[fitness.argmax()].copy()
        if t < n_gen:
            P = es_step(P, g, mu, lam, sigma, rng)
    return best, history[-1], history
