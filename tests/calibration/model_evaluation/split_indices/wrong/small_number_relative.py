"""multiplies by 1 + 1e-9 in place of adding 1e-9 before it rounds down

Breaks: what is left over
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    sizes = [int(np.floor(f * n * (1 + 1e-9))) for f in fractions]
    sizes[0] += n - sum(sizes)
    return tuple(np.split(rng.permutation(n), np.cumsum(sizes)[:-1]))
