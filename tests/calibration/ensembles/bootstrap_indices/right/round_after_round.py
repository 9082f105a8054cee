# One call for each round draws the same numbers.
def bootstrap_indices(n, n_rounds, rng):
    idx, oob = [], []
    for _ in range(n_rounds):
        rows = rng.integers(0, n, size=n)
        idx.append(rows)
        oob.append(np.bincount(rows, minlength=n) == 0)
    return np.array(idx), np.array(oob)
