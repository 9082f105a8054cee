"""deals the samples into parts of nearly equal size

Breaks: the sizes
"""


def minibatches(n, batch_size, rng):
    return np.array_split(rng.permutation(n), -(-n // batch_size))
