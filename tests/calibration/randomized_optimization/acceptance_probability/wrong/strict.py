"""refuses steps that change nothing

Breaks: a step that changes nothing
Slips: 1, T = 0 has such a case, too
"""


def acceptance_probability(delta, T):
    if delta > 0:
        return 1.0
    if T == 0 or delta == 0:
        return 0.0
    return float(np.exp(delta / T))
