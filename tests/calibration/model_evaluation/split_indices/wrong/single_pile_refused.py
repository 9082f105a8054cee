"""raises ValueError for a single pile

Breaks: a single pile
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    if len(fractions) == 1:
        raise ValueError("nothing to split")
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    sizes[0] += n - sum(sizes)
    order = rng.permutation(n)
    piles, start = [], 0
    for size in sizes:
        piles.append(order[start : start + size])
        start += size
    return tuple(piles)
