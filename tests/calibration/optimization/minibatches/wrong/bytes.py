"""keeps the numbers in bytes, which hold 256 of them

Breaks: up to 300 samples
"""


def minibatches(n, batch_size, rng):
    order = rng.permutation(n).astype(np.uint8)
    return [order[i : i + batch_size] for i in range(0, n, batch_size)]
