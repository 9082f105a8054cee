"""lets each climb make ten moves at most"""


def random_restart(f, n_bits, n_restarts, rng):
    if n_restarts < 1:
        raise ValueError("no climb")
    best, best_value, total = None, -np.inf, 0
    for _ in range(n_restarts):
        x0 = rng.integers(0, 2, size=n_bits)
        x, value, evaluations = hill_climb(f, x0, 10)
        total += evaluations
        if value > best_value:
            best, best_value = x, value
    return best, best_value, total
