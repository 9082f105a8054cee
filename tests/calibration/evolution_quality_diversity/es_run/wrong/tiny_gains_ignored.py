"""keeps the best row until one is better by more than 1e-12

Slips: 1
"""


def es_run(f, d, mu, lam, sigma, n_gen, rng):
    P = rng.uniform(-5, 5, size=(mu + lam, d))
    best_row, best, history = None, -np.inf, []
    for generation in range(n_gen + 1):
        if generation > 0:
            P = es_step(P, f, mu, lam, sigma, rng)
        row, value = es_select(P, np.array([f(x) for x in P]), 1)
        if value[0] > best + 1e-12:
            best_row, best = row[0], float(value[0])
        history.append(best)
    return best_row, best, np.array(history)
