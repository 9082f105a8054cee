"""computes the side that is left out

Slips: 1, no side is right
"""


def neighborhood_edge(fraction, d):
    return 1 - float((1 - fraction) ** (1 / d))
