"""returns numbers of samples as floats, which cannot pick rows

Breaks: that every number comes once, as an int
"""


def minibatches(n, batch_size, rng):
    o = rng.permutation(n) * 1.0
    return [o[s : s + batch_size] for s in range(0, n, batch_size)]
