"""tolerates sums that are off by 1e-7

Breaks: `ValueError` for sums below 1
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-7:
        raise ValueError("fractions must add up to 1")
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    sizes[0] += n - sum(sizes)
    return tuple(np.split(rng.permutation(n), np.cumsum(sizes)[:-1]))
