"""counts the first layer alone

Breaks: several
Slips: 1, every longer list is wrong
"""


def count_parameters(sizes):
    total = 0
    for nin, nout in zip(sizes[:1], sizes[1:2]):
        total += (nin + 1) * nout
    return total
