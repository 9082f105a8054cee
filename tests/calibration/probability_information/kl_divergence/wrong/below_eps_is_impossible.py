"""takes outcomes below 1e-15 for impossible

Breaks: zeros of `q` alone (infinite)
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    here = p > 1e-15
    if np.any(q[here] == 0):
        return float("inf")
    return max(0.0, float(np.sum(p[here] * np.log(p[here] / q[here])) / np.log(base)))
