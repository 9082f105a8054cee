"""takes the logarithm of the fraction, which fails for 0

Breaks: the fractions 0 and 1
"""


def neighborhood_edge(fraction, d):
    from math import exp, log

    return exp(log(fraction) / d)
