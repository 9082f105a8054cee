"""counts a bias for each input of a layer

Breaks: one layer
Slips: 1, nearly every count is wrong
"""


def count_parameters(sizes):
    total = 0
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        total += nin * (nout + 1)
    return total
