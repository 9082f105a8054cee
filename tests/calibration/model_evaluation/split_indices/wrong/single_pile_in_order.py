"""leaves the rows of a single pile in their order

Breaks: a single pile
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    if len(fractions) == 1:
        return (np.arange(n),)
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    sizes[0] += n - sum(sizes)
    return tuple(np.split(rng.permutation(n), np.cumsum(sizes)[:-1]))
