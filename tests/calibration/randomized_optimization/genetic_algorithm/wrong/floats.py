"""keeps individuals as floats, hands them to f and returns one

Slips: 1
"""


def genetic_algorithm(f, P0, n_gen, elite, rate, rng):
    N, n = P0.shape
    if n < 2 or elite < 0 or elite > N:
        raise ValueError("elite")
    P, best, top, history = np.array(P0, dtype=float), None, -np.inf, []
    for g in range(n_gen + 1):
        F = np.array([float(f(x)) for x in P])
        i = int(np.argmax(F))
        history.append(F[i])
        if F[i] > top:
            best, top = P[i].copy(), float(F[i])
        if g == n_gen:
            break
        m = N - elite
        m += m % 2
        elites = P[np.argsort(-F, kind="stable")[:elite]]
        parents = P[tournament_select(F, m, rng)]
        cuts = rng.integers(1, n, size=m // 2)
        children = np.empty((m, n), dtype=float)
        for k, cut in enumerate(cuts):
            children[2 * k], children[2 * k + 1] = single_point_crossover(parents[2 * k], parents[2 * k + 1], cut)
        children = mutate_bits(children, rate, rng)
        P = np.vstack([elites, children[: N - elite]])
    return best, top, np.array(history)
