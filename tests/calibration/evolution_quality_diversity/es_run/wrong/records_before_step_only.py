"""reads the best fitness from the first row

Slips: 1, row 0 is the best parent of the generation before
"""


def es_run(f, d, mu, lam, sigma, n_gen, rng):
    P = rng.uniform(-5, 5, size=(mu + lam, d))
    history = []
    for generation in range(n_gen + 1):
        if generation > 0:
            P = es_step(P, f, mu, lam, sigma, rng)
        best_row, best = P[:1], np.array([f(P[0])])
        history.append(best[0])
    return best_row[0], float(best[0]), np.array(history)
