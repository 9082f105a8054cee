"""hands f plain lists in place of arrays

Slips: 1
"""


def genetic_algorithm(f, P0, n_gen, elite, rate, rng):
    N, n = P0.shape
    if n < 2 or elite < 0 or elite > N:
        raise ValueError("bits or elite")
    P, best, top, history = [[int(bit) for bit in x] for x in P0], None, -np.inf, []
    for g in range(n_gen + 1):
        F = [float(f(list(x))) for x in P]
        i = F.index(max(F))
        history.append(F[i])
        if F[i] > top:
            best, top = P[i], F[i]
        if g == n_gen:
            break
        m = (N - elite + 1) // 2 * 2
        order = sorted(range(N), key=lambda j: -F[j])
        parents = tournament_select(np.array(F), m, rng)
        cuts = rng.integers(1, n, size=m // 2)
        children = []
        for k in range(m // 2):
            a, b, cut = P[parents[2 * k]], P[parents[2 * k + 1]], int(cuts[k])
            children += [a[:cut] + b[cut:], b[:cut] + a[cut:]]
        children = mutate_bits(np.array(children, dtype=int).reshape(m, n), rate, rng).tolist()
        P = [P[j] for j in order[:elite]] + children[: N - elite]
    return np.array(best), top, np.array(history)
