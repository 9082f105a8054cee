# Evaluates each offspring once outside es_step.
def es_run(f, d, mu, lam, sigma, n_gen, rng):
    P = rng.uniform(-5, 5, (mu + lam, d))
    values = [f(x) for x in P]
    history = [max(values)]
    for _ in range(n_gen):
        P = es_step(P, f, mu, lam, sigma, rng)
        values = [f(x) for x in P]
        history.append(max(values))
    winner = int(np.argmax(values))
    return P[winner], values[winner], np.array(history)
