"""gives what is left over to the piles one by one, from the first on

Breaks: what is left over
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    for i in range(n - sum(sizes)):
        sizes[i % len(sizes)] += 1
    return tuple(np.split(rng.permutation(n), np.cumsum(sizes)[:-1]))
