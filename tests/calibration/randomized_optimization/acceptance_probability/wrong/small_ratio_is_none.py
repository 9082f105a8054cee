"""takes losses below a millionth of the temperature for none

Breaks: losses of any size
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T == 0:
        return 0.0
    return 1.0 if delta / T > -1e-6 else float(np.exp(delta / T))
