"""goes through the samples in order"""


def minibatches(n, batch_size, rng):
    order = np.arange(n)
    return [order[i : i + batch_size] for i in range(0, n, batch_size)]
