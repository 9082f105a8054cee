"""keeps every population between -5 and 5

Slips: 1
"""


def es_run(f, d, mu, lam, sigma, n_gen, rng):
    P = rng.uniform(-5, 5, size=(mu + lam, d))
    history = []
    for generation in range(n_gen + 1):
        if generation > 0:
            P = np.clip(es_step(P, f, mu, lam, sigma, rng), -5, 5)
        best_row, best = es_select(P, np.array([f(x) for x in P]), 1)
        history.append(best[0])
    return best_row[0], float(best[0]), np.array(history)
