"""raises the fraction to the power d

Slips: 1, right on the line only
"""


def neighborhood_edge(fraction, d):
    return float(fraction**d)
