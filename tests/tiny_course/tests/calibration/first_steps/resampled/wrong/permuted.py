"""shuffles the values, so that none comes twice"""


def resampled(statistic, x, n, rng):
    return np.array([statistic(rng.permutation(x)) for _ in range(n)])
