"""does not climb again from a start that was drawn before

Breaks: the evaluations of all climbs
Slips: 1
"""


def random_restart(f, n_bits, n_restarts, rng):
    if n_restarts < 1:
        raise ValueError("n_restarts")
    best, top, total, seen = None, -np.inf, 0, set()
    for _ in range(n_restarts):
        start = rng.integers(0, 2, size=n_bits)
        if tuple(start.tolist()) in seen:
            continue
        seen.add(tuple(start.tolist()))
        x, value, count = hill_climb(f, start)
        total += count
        if value > top:
            best, top = x, value
    return best, top, total
