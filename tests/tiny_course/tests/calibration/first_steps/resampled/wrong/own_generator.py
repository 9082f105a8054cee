"""draws from a generator of its own"""


def resampled(statistic, x, n, rng):
    rng = np.random.default_rng(0)
    return np.array([statistic(x[rng.integers(len(x), size=len(x))]) for _ in range(n)])
