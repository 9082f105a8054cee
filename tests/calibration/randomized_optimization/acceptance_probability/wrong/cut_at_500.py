"""takes the probability for 0 where delta / T is below -500

Breaks: losses of any size
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T == 0:
        return 0.0
    if delta / T < -500:
        return 0.0
    return float(np.exp(delta / T))
