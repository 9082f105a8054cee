r"""refuses losses at infinite temperature

Breaks: $T = \infty$
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T == 0 or T == np.inf:
        return 0.0
    return float(np.exp(delta / T))
