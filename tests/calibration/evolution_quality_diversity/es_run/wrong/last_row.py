"""returns the last row of the population

Breaks: that the row has the fitness that is returned and the history ends with it
Slips: 1, two parts of three are wrong everywhere
"""


def es_run(f, d, mu, lam, sigma, n_gen, rng):
    P = rng.uniform(-5, 5, size=(mu + lam, d))
    history = []
    for generation in range(n_gen + 1):
        if generation > 0:
            P = es_step(P, f, mu, lam, sigma, rng)
        best_row, best = es_select(P, np.array([f(x) for x in P]), 1)
        history.append(best[0])
    return P[-1], float(f(P[-1])), np.array(history)
