"""drops a short last batch

Breaks: a short last batch
"""


def minibatches(n, batch_size, rng):
    order = rng.permutation(n)
    return [order[i : i + batch_size] for i in range(0, n - batch_size + 1, batch_size)]
