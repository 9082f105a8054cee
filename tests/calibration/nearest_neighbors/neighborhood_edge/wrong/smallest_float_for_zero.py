"""replaces the fraction 0 by the smallest positive float

Breaks: the fractions 0 and 1
"""


def neighborhood_edge(fraction, d):
    fraction = max(fraction, 5e-324)
    return fraction ** (1 / d)
