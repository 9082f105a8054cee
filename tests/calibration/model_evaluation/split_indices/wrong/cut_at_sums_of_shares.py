"""rounds down sums of shares from the end in place of each share

Breaks: what is left over
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    ends = [int(np.floor(sum(fractions[i:]) * n + 1e-9)) for i in range(1, len(fractions))] + [0]
    sizes = [a - b for a, b in zip([n, *ends], ends)]
    order = rng.permutation(n)
    piles, start = [], 0
    for size in sizes:
        piles.append(order[start : start + size])
        start += size
    return tuple(piles)
