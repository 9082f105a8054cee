"""gives what is left over to the first pile whose share is not 0

Breaks: what is left over
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("fractions must add up to 1")
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    first = next(i for i, f in enumerate(fractions) if f > 0)
    sizes[first] += n - sum(sizes)
    return tuple(np.split(rng.permutation(n), np.cumsum(sizes)[:-1]))
