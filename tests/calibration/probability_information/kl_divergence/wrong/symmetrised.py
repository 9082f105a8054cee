"""averages the divergences in both directions

Slips: 1, right for equal distributions only
"""


def kl_divergence(p, q, base=2.0):
    with np.errstate(all="ignore"):
        terms = (p - q) * np.log(p / q)
    return float(np.sum(np.where(p == q, 0.0, terms)) / np.log(base) / 2)
