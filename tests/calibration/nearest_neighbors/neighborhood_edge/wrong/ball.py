"""computes the radius of a ball in place of the side of a cube

Slips: 1, no side is right
"""


def neighborhood_edge(fraction, d):
    from math import gamma, pi

    volume = pi ** (d / 2) / gamma(d / 2 + 1) if d < 300 else 1e-200
    return float((fraction / volume) ** (1 / d))
