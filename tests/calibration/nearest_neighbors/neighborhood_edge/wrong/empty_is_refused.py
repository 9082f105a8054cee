"""raises ValueError for the fraction 0

Breaks: the fractions 0 and 1
"""


def neighborhood_edge(fraction, d):
    if not 0 < fraction <= 1:
        raise ValueError("fraction")
    return float(fraction ** (1 / d))
