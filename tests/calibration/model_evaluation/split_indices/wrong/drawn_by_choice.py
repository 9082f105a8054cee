"""draws each pile by rng.choice from the rows that are left

Breaks: the rows of each pile for a given `rng`
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    sizes[0] += n - sum(sizes)
    left = np.arange(n)
    piles = []
    for size in sizes:
        piles.append(rng.choice(left, size=size, replace=False))
        left = np.setdiff1d(left, piles[-1])
    return tuple(piles)
