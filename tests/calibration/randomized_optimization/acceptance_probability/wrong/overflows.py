"""raises an error for huge losses

Breaks: losses so large that the probability is 0
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T == 0:
        return 0.0
    return 1 / 2.718281828459045 ** (-delta / T)
