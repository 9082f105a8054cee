# Keeps all climbs.
def random_restart(f, n_bits, n_restarts, rng):
    if n_restarts <= 0:
        raise ValueError("at least one climb")
    runs = [hill_climb(f, rng.integers(0, 2, size=n_bits)) for _ in range(n_restarts)]
    k = int(np.argmax([run[1] for run in runs]))
    return runs[k][0], runs[k][1], sum(run[2] for run in runs)
