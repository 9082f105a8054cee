"""bisects to an absolute 1e-13

Breaks: tiny fractions
"""


def neighborhood_edge(fraction, d):
    below, above = 0.0, 1.0
    while above - below > 1e-13:
        middle = (below + above) / 2
        if middle**d < fraction:
            below = middle
        else:
            above = middle
    return above
