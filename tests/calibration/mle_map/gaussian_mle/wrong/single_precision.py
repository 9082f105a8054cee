"""computes in single precision

Breaks: samples near $10^8$
Slips: 1, seven digits are left of each number
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    z = np.asarray(x, dtype=np.float32)
    return float(z.mean()), float(z.var())
