"""draws one more permutation after the last pile

Breaks: the rows of each pile for a given `rng`
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    sizes[0] += n - sum(sizes)
    order = rng.permutation(n)
    piles, start = [], 0
    for size in sizes:
        piles.append(order[start : start + size])
        start += size
    assert sorted(rng.permutation(n)) == sorted(np.concatenate(piles))
    return tuple(piles)
