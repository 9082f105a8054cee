"""makes nan of zeros of p

Breaks: zeros of `p` alone
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    with np.errstate(all="ignore"):
        return float(np.maximum(0.0, np.sum(p * np.log(p / q)) / np.log(base)))
