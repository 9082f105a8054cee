"""draws numbers for one more child where all are elites

Breaks: `elite = 0` (the history may fall) and `elite = N`
"""


def genetic_algorithm(f, P0, n_gen, elite, rate, rng):
    N, n = P0.shape
    if n < 2 or elite < 0 or elite > N:
        raise ValueError("bad")
    P = P0.copy()
    m = N - elite
    m = m + m % 2
    F = np.array([f(row) for row in P], dtype=float)
    best, value = P[np.argmax(F)].copy(), F.max()
    history = [F.max()]
    for _ in range(n_gen):
        order = np.argsort(-F, kind="stable")[:elite]
        parents = tournament_select(F, m, rng)
        cuts = rng.integers(1, n, size=m // 2)
        children = np.empty((m, n), dtype=P.dtype)
        for k in range(m // 2):
            a, b = P[parents[2 * k]], P[parents[2 * k + 1]]
            children[2 * k], children[2 * k + 1] = single_point_crossover(a, b, cuts[k])
        if m == 0:
            rng.random((1, n))
        children = mutate_bits(children, rate, rng)
        P = np.concatenate([P[order], children[: N - elite]])
        F = np.array([f(row) for row in P], dtype=float)
        if F.max() > value:
            best, value = P[np.argmax(F)].copy(), F.max()
        history.append(F.max())
    return best, float(value), np.array(history, dtype=float)
