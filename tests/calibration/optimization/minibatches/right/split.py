# np.split at the multiples of the size, as lists.
def minibatches(n, batch_size, rng):
    parts = np.split(rng.permutation(n), np.arange(batch_size, n, batch_size))
    return [part.tolist() for part in parts]
