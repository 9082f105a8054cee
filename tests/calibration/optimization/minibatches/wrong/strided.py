"""deals like cards: every k-th number to the same batch

Slips: 1, no batch holds the right samples
"""


def minibatches(n, batch_size, rng):
    order = rng.permutation(n)
    count = -(-n // batch_size)
    return [order[i::count] for i in range(count)]
