"""draws the first population coordinate by coordinate

Slips: 1, every run begins elsewhere
"""


def es_run(f, d, mu, lam, sigma, n_gen, rng):
    P = rng.uniform(-5, 5, size=(d, mu + lam)).T
    history = []
    for generation in range(n_gen + 1):
        if generation > 0:
            P = es_step(P, f, mu, lam, sigma, rng)
        best_row, best = es_select(P, np.array([f(x) for x in P]), 1)
        history.append(best[0])
    return best_row[0], float(best[0]), np.array(history)
