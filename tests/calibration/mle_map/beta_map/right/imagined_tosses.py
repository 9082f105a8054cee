"""counts real and imagined tosses"""


def beta_map(data, a, b):
    if min(a, b) < 1:
        raise ValueError("a and b must be at least 1")
    heads = np.count_nonzero(data) + (a - 1)
    tails = len(data) - np.count_nonzero(data) + (b - 1)
    return heads / (heads + tails) if heads + tails > 0 else 0.5
