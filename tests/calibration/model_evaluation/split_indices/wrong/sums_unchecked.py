"""accepts fractions with any sum

Slips: 1
"""


def split_indices(n, fractions, rng):
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    sizes[0] += n - sum(sizes)
    order = rng.permutation(n)
    piles, start = [], 0
    for size in sizes:
        piles.append(order[start : start + size])
        start += size
    return tuple(piles)
