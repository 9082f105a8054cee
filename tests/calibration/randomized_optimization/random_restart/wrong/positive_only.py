"""keeps a climb only if it ends above 1"""


def random_restart(f, n_bits, n_restarts, rng):
    if n_restarts < 1:
        raise ValueError("n_restarts")
    best_x, best_value, total = np.zeros(n_bits, int), 1, 0
    for _ in range(n_restarts):
        start = rng.integers(0, 2, size=n_bits)
        x, value, evaluations = hill_climb(f, start)
        total += evaluations
        if value > best_value:
            best_x, best_value = x, value
    return best_x, best_value, total
