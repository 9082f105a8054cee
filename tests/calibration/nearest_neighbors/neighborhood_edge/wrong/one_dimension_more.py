"""takes the root of order d + 1

Slips: 1, no side but 0 and 1 is right
"""


def neighborhood_edge(fraction, d):
    return float(fraction ** (1 / (d + 1)))
