"""spreads the longer blocks over all folds

Breaks: the sizes where $k$ does not divide $n$
Slips: 1
"""


def kfold_indices(n, k, rng=None):
    if k < 2 or k > n:
        raise ValueError("k must be from 2 to n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    cuts = [-(-j * n // k) for j in range(k + 1)]
    return [
        (np.concatenate([order[:a], order[b:]]), order[a:b]) for a, b in zip(cuts[:-1], cuts[1:])
    ]
