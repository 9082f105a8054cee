"""forgets to mutate the children

Breaks: histories by the recipe
"""


def genetic_algorithm(f, P0, n_gen, elite, rate, rng):
    P = np.array(P0, dtype=int)
    N, n = P.shape
    if n < 2 or elite < 0 or elite > N:
        raise ValueError("n or elite")
    m = N - elite
    if m % 2 == 1:
        m += 1
    F = np.array([f(x) for x in P])
    best = int(np.argmax(F))
    best_x, best_f = P[best].copy(), F[best]
    history = [F.max()]
    for _ in range(n_gen):
        elites = P[np.argsort(-F, kind="stable")[:elite]]
        idx = tournament_select(F, m, rng)
        points = rng.integers(1, n, size=m // 2)
        children = np.empty((m, n), dtype=int)
        for k in range(m // 2):
            c1, c2 = single_point_crossover(P[idx[2 * k]], P[idx[2 * k + 1]], int(points[k]))
            children[2 * k] = c1
            children[2 * k + 1] = c2
        P = np.vstack([elites, children[: N - elite]])
        F = np.array([f(x) for x in P])
        history.append(F.max())
        if F.max() > best_f:
            best = int(np.argmax(F))
            best_x, best_f = P[best].copy(), F[best]
    return best_x, best_f, np.array(history, dtype=float)
