"""rounds down without the small number, so that 0.29 of 100 is 28

Breaks: shares such as 0.29 of 100
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    sizes = [int(np.floor(f * n)) for f in fractions]
    sizes[0] += n - sum(sizes)
    order = rng.permutation(n)
    piles, start = [], 0
    for size in sizes:
        piles.append(order[start : start + size])
        start += size
    return tuple(piles)
