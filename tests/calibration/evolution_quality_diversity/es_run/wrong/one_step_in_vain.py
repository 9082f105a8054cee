"""makes one step more to see the best row of the last population

Slips: 1
"""


def es_run(f, d, mu, lam, sigma, n_gen, rng):
    known = {}

    def g(x):
        key = tuple(x)
        if key not in known:
            known[key] = f(x)
        return known[key]

    P = rng.uniform(-5, 5, size=(mu + lam, d))
    history = []
    for _ in range(n_gen + 1):
        P = es_step(P, g, mu, lam, sigma, rng)
        history.append(g(P[0]))
    return P[0], float(history[-1]), np.array(history)
