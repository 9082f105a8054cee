# Bisects to a relative width; 0 comes out as a tiny number.
def neighborhood_edge(fraction, d):
    below, above = 0.0, 1.0
    while above > 1e-200 and above - below > 1e-10 * above:
        middle = (below + above) / 2
        if middle**d < fraction:
            below = middle
        else:
            above = middle
    return above
