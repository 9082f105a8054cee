"""accepts every loss at T = 0

Breaks: $T = 0$
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T == 0:
        return 1.0
    return float(np.exp(delta / T))
