"""rounds to three decimals

Breaks: tiny fractions
Slips: 2
"""


def neighborhood_edge(fraction, d):
    return round(float(fraction ** (1 / d)), 3)
