"""takes exp(-delta / T) for losses

Breaks: losses of any size
Slips: 1, every probability of a loss is wrong
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T == 0:
        return 0.0
    return float(np.exp(min(-delta / T, 700.0)))
