"""cuts once and knows two piles only

Breaks: three piles and more
Slips: 1
"""


def split_indices(n, fractions, rng):
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError("the fractions do not add up to 1")
    sizes = [int(np.floor(f * n + 1e-9)) for f in fractions]
    sizes[0] += n - sum(sizes)
    order = rng.permutation(n)
    return order[: sizes[0]], order[sizes[0] :]
