"""draws the starts column by column

Breaks: the starts of the recipe
Slips: 1, all starts are others
"""


def random_restart(f, n_bits, n_restarts, rng):
    if n_restarts < 1:
        raise ValueError("n_restarts")
    starts = rng.integers(0, 2, size=(n_bits, n_restarts)).T
    best_x, best_value, total = None, None, 0
    for start in starts:
        x, value, evaluations = hill_climb(f, start)
        total += evaluations
        if best_value is None or value > best_value:
            best_x, best_value = x, value
    return best_x, best_value, total
