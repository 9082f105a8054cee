"""sorts the numbers within each batch

Breaks: the exact order
"""


def minibatches(n, batch_size, rng):
    order = rng.permutation(n)
    return [np.sort(order[i : i + batch_size]) for i in range(0, n, batch_size)]
