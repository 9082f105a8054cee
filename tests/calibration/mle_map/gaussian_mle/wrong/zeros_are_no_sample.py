"""raises ValueError for observations that are all 0

Breaks: the error
Slips: 1
"""


def gaussian_mle(x):
    if not np.any(x):
        raise ValueError("nothing was observed")
    mu = float(np.mean(x))
    return mu, float(np.mean((x - mu) ** 2))
