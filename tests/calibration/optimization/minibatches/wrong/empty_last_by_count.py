"""returns one batch too many, an empty one, where the sizes divide"""


def minibatches(n, batch_size, rng):
    o = rng.permutation(n)
    k = n // batch_size
    return [o[i * batch_size : (i + 1) * batch_size] for i in range(k)] + [o[k * batch_size :]]
