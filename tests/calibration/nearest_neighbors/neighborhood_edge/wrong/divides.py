"""divides the fraction by d

Slips: 1, right on the line only
"""


def neighborhood_edge(fraction, d):
    return fraction / d
