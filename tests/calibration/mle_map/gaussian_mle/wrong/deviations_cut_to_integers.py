"""keeps the deviations of integers as integers

Breaks: integers
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    mu = np.mean(x)
    mean = int(mu) if x.dtype.kind == "i" else mu
    return float(mean), float(np.mean((x - mu).astype(x.dtype) ** 2))
