"""draws from a generator of its own"""


def minibatches(n, batch_size, rng):
    order = np.random.default_rng(0).permutation(n)
    return [order[i : i + batch_size] for i in range(0, n, batch_size)]
