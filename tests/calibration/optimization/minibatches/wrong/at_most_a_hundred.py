"""caps the size of a batch

Breaks: batches of up to 130
"""


def minibatches(n, batch_size, rng):
    batch_size = min(batch_size, 100)
    order = rng.permutation(n)
    return [order[i : i + batch_size] for i in range(0, n, batch_size)]
