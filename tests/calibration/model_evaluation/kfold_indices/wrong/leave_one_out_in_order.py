"""does not shuffle where each fold is a single row

Breaks: the shuffle of a given `rng`
Slips: 1
"""


def kfold_indices(n, k, rng=None):
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None or k == n else rng.permutation(n)
    blocks = np.array_split(order, k)
    return [(np.concatenate(blocks[:j] + blocks[j + 1 :]), blocks[j]) for j in range(k)]
