"""returns an empty batch at the end where the sizes divide

Breaks: no empty one
"""


def minibatches(n, batch_size, rng):
    order = rng.permutation(n)
    return [order[i : i + batch_size] for i in range(0, n + 1, batch_size)]
