"""passes over layers of one unit

Breaks: layers of one unit
"""


def count_parameters(sizes):
    total = 0
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        if nout == 1:
            continue
        total += (nin + 1) * nout
    return total
