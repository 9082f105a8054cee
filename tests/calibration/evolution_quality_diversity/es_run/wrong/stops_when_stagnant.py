"""stops after six generations without progress, and fills the history up"""


def es_run(f, d, mu, lam, sigma, n_gen, rng):
    P = rng.uniform(-5, 5, size=(mu + lam, d))
    values = np.array([f(x) for x in P])
    history = [values.max()]
    for _ in range(n_gen):
        P = es_step(P, f, mu, lam, sigma, rng)
        values = np.array([f(x) for x in P])
        history.append(values.max())
        if len(history) > 6 and history[-1] == history[-6]:
            history += [history[-1]] * (n_gen + 1 - len(history))
            break
    best = int(np.argmax(values))
    return P[best], float(values[best]), np.array(history)
