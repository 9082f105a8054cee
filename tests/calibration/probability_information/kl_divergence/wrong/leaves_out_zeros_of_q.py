"""leaves out what q rules out, so it is never infinite

Breaks: zeros of `q` alone (infinite)
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    possible = (p > 0) & (q > 0)
    p, q = p[possible], q[possible]
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))
