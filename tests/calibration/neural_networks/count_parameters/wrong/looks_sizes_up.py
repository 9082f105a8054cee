"""looks up the place of each size, and finds the first of equal ones

Breaks: several
"""


def count_parameters(sizes):
    total = 0
    for nin in sizes[:-1]:
        nout = sizes[sizes.index(nin) + 1]
        total += (nin + 1) * nout
    return total
