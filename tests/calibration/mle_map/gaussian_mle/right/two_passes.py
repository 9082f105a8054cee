"""loops over the sample twice"""


def gaussian_mle(x):
    n = len(x)
    if n == 0:
        raise ValueError("an empty sample")
    mu = sum(float(v) for v in x) / n
    return mu, sum((float(v) - mu) ** 2 for v in x) / n
