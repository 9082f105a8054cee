"""answers whether the two are neighbours

Slips: 1, it looks at no path
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    return not (x == y or x in parents[y] or y in parents[x])
