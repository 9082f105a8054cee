"""returns one number for all samples"""


def resampled(statistic, x, n, rng):
    return np.mean([statistic(x[rng.integers(len(x), size=len(x))]) for _ in range(n)])
