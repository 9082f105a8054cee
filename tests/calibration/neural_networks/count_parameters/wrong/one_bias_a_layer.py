"""counts one bias a layer

Breaks: several
Slips: 1, every count but for single units is wrong
"""


def count_parameters(sizes):
    total = 0
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        total += nin * nout + 1
    return total
