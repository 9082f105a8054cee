"""takes the square root in every dimension

Breaks: the line and the square
Slips: 1, right in the square only
"""


def neighborhood_edge(fraction, d):
    return float(fraction**0.5)
