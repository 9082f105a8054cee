# Collects rows in lists.
def genetic_algorithm(f, P0, n_gen, elite, rate, rng):
    P = [np.array(row, dtype=int) for row in P0]
    N, n = len(P), len(P[0])
    if n < 2:
        raise ValueError("one bit cannot be cut")
    if not 0 <= elite <= N:
        raise ValueError("elite")
    pairs = (N - elite + 1) // 2
    seen, history = [], []
    for g in range(n_gen + 1):
        F = [f(x) for x in P]
        seen += list(zip(F, P))
        history.append(max(F))
        if g < n_gen:
            order = sorted(range(N), key=lambda i: -F[i])
            who = tournament_select(np.array(F), 2 * pairs, rng)
            cuts = rng.integers(1, n, size=pairs)
            kids = []
            for k in range(pairs):
                kids.extend(single_point_crossover(P[who[2 * k]], P[who[2 * k + 1]], cuts[k]))
            kids = mutate_bits(np.array(kids).reshape(2 * pairs, n).astype(int), rate, rng)
            P = [P[i] for i in order[:elite]] + list(kids[: N - elite])
    value, x = max(seen, key=lambda item: item[0])
    return x.copy(), float(value), history
