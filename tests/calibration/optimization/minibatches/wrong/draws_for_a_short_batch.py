"""draws one permutation more where the last batch is short

Breaks: a short last batch
"""


def minibatches(n, batch_size, rng):
    order = rng.permutation(n)
    cuts = np.arange(batch_size, n, batch_size)
    if n % batch_size:
        rng.permutation(n % batch_size + 1)
    return np.split(order, cuts)
