"""divides whole numbers in the exponent

Slips: 1, right on the line only
"""


def neighborhood_edge(fraction, d):
    return float(fraction ** (1 // d))
