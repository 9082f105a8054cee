# Fills an array.
def resampled(statistic, x, n, rng):
    values = np.empty(n)
    for i in range(n):
        values[i] = statistic(x[rng.integers(len(x), size=len(x))])
    return values
