"""draws one start more at the end, from which it does not climb

Breaks: the starts of the recipe
Slips: 1
"""


def random_restart(f, n_bits, n_restarts, rng):
    if n_restarts < 1:
        raise ValueError("n_restarts")
    best, top, total = None, -np.inf, 0
    for _ in range(n_restarts):
        x, value, count = hill_climb(f, rng.integers(0, 2, size=n_bits))
        total += count
        if value > top:
            best, top = x, value
    rng.integers(0, 2, size=n_bits)
    return best, top, total
