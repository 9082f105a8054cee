"""takes fractions below 1e-9 as 0

Breaks: tiny fractions
"""


def neighborhood_edge(fraction, d):
    return 0.0 if fraction < 1e-9 else float(fraction ** (1 / d))
