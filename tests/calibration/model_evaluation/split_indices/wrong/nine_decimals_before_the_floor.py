"""rounds share times rows to nine decimals in place of adding 1e-9

Breaks: what is left over
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    sizes = [int(np.floor(round(f * n, 9))) for f in fractions]
    sizes[0] += n - sum(sizes)
    return tuple(np.split(rng.permutation(n), np.cumsum(sizes)[:-1]))
