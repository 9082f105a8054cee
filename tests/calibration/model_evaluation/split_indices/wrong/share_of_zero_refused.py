"""raises ValueError for a share of zero

Breaks: empty piles
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    if min(fractions) <= 0:
        raise ValueError("a share of nothing")
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    sizes[0] += n - sum(sizes)
    order = rng.permutation(n)
    piles, start = [], 0
    for size in sizes:
        piles.append(order[start : start + size])
        start += size
    return tuple(piles)
