# integers(n) starts at 0 as well; sets of what is left.
def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(n, size=(n_rounds, n))
    oob = np.zeros((n_rounds, n), dtype=bool)
    for t in range(n_rounds):
        for i in set(range(n)) - set(idx[t].tolist()):
            oob[t, i] = True
    return idx, oob
