"""rounds the exponent to two decimals

Breaks: high dimensions
"""


def neighborhood_edge(fraction, d):
    return float(fraction ** round(1 / d, 2)) if d > 3 else float(fraction ** (1 / d))
