"""takes powers of 2 in place of e

Breaks: losses of any size
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T == 0:
        return 0.0
    return float(2.0 ** (delta / T))
