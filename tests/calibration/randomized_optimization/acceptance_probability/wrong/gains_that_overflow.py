"""computes the exponential of a gain, which overflows

Breaks: gains of any size
"""


def acceptance_probability(delta, T):
    if T == 0:
        return 1.0 if delta >= 0 else 0.0
    return min(1.0, 2.718281828459045 ** (delta / T))
