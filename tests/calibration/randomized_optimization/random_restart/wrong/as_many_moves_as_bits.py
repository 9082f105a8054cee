"""lets each climb make n_bits moves at most

Slips: 1
"""


def random_restart(f, n_bits, n_restarts, rng):
    if n_restarts < 1:
        raise ValueError("n_restarts")
    climbs = [hill_climb(f, rng.integers(0, 2, size=n_bits), n_bits) for _ in range(n_restarts)]
    x, value, _ = max(climbs, key=lambda climb: climb[1])
    return x, value, sum(climb[2] for climb in climbs)
