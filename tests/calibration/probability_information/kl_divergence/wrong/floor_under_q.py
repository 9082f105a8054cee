"""raises zeros of q to 1e-12, so that it is large but finite

Breaks: zeros of `q` alone (infinite)
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    possible = p > 0
    p, q = p[possible], np.maximum(q[possible], 1e-12)
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))
