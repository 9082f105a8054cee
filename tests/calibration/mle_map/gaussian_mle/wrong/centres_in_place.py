"""subtracts the mean in place

Breaks: `x` stays as it was
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    mu = float(np.mean(x))
    if x.dtype.kind == "i":
        x = x.astype(float)
    x -= mu
    return mu, float(np.mean(x**2))
