"""stops at the fitness 0, and fills the history up

Slips: 1
"""


def es_run(f, d, mu, lam, sigma, n_gen, rng):
    P = rng.uniform(-5, 5, size=(mu + lam, d))
    best, history = [-1.0], []
    for generation in range(n_gen + 1):
        if best[0] == 0:
            history.append(0.0)
            continue
        if generation > 0:
            P = es_step(P, f, mu, lam, sigma, rng)
        best_row, best = es_select(P, np.array([f(x) for x in P]), 1)
        history.append(best[0])
    return best_row[0], float(best[0]), np.array(history)
