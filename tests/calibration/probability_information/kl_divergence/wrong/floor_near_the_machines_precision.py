"""puts a floor of 1e-15 under positive q

Breaks: zeros of `q` alone (infinite)
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    here = p > 0
    if np.any(q[here] == 0):
        return float("inf")
    q = np.maximum(q, 1e-15)
    return max(0.0, float(np.sum(p[here] * np.log(p[here] / q[here])) / np.log(base)))
