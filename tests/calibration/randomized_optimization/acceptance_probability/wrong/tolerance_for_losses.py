"""takes losses below 1e-6 for no loss

Breaks: losses of any size
Slips: 1, T = 0 has such a case, too
"""


def acceptance_probability(delta, T):
    if delta >= -1e-6:
        return 1.0
    if T == 0:
        return 0.0
    return float(np.exp(delta / T))
