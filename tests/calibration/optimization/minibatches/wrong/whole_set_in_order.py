"""does not shuffle where one batch holds everything

Breaks: the exact order
"""


def minibatches(n, batch_size, rng):
    if batch_size >= n:
        return [np.arange(n)]
    order = rng.permutation(n)
    return [order[s : s + batch_size] for s in range(0, n, batch_size)]
