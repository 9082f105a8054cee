"""multiplies by T in place of dividing

Breaks: losses of any size
Slips: 1, T = inf is such a loss, too
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T == 0:
        return 0.0
    return float(np.exp(delta * T))
