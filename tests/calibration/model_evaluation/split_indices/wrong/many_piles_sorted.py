"""sorts the rows of each pile if there are more than three

Breaks: three piles and more
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    sizes[0] += n - sum(sizes)
    order = rng.permutation(n)
    piles, start = [], 0
    for size in sizes:
        piles.append(
            np.sort(order[start : start + size]) if len(sizes) > 3 else order[start : start + size]
        )
        start += size
    return tuple(piles)
