"""returns the size of a list of one entry

Breaks: a list of one entry
"""


def count_parameters(sizes):
    total = 0
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        total += (nin + 1) * nout
    return total if len(sizes) > 1 else sizes[0]
