"""reports the evaluations of the best climb only

Breaks: the evaluations of all climbs
"""


def random_restart(f, n_bits, n_restarts, rng):
    if n_restarts < 1:
        raise ValueError("n_restarts")
    best_x, best_value, total = None, None, 0
    for _ in range(n_restarts):
        start = rng.integers(0, 2, size=n_bits)
        x, value, evaluations = hill_climb(f, start)
        if best_value is None or value > best_value:
            best_x, best_value, total = x, value, evaluations
    return best_x, best_value, total
