# The cuts by np.split.
def split_indices(n, fractions, rng):
    if not np.isclose(sum(fractions), 1.0, rtol=0, atol=1e-9):
        raise ValueError
    rest = [int(f * n + 1e-9) for f in fractions[1:]]
    first = n - sum(rest)
    return tuple(np.split(rng.permutation(n), np.cumsum([first, *rest])[:-1]))
