"""raises ValueError for a list of one entry

Breaks: a list of one entry
"""


def count_parameters(sizes):
    if len(sizes) < 2:
        raise ValueError(sizes)
    total = 0
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        total += (nin + 1) * nout
    return total
