"""draws samples with replacement, so that some come twice

Slips: 1, no batch holds the right samples
"""


def minibatches(n, batch_size, rng):
    order = rng.integers(0, n, size=n)
    return [order[i : i + batch_size] for i in range(0, n, batch_size)]
