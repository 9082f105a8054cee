"""counts two layers at most

Breaks: long lists
"""


def count_parameters(sizes):
    total = 0
    for nin, nout in zip(sizes[:2], sizes[1:3]):
        total += (nin + 1) * nout
    return total
