"""counts biases of the input as well

Breaks: a list of one entry
Slips: 1, every count is wrong
"""


def count_parameters(sizes):
    total = sizes[0]
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        total += (nin + 1) * nout
    return total
