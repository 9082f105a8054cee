"""counts no biases of the output

Slips: 1, every count is wrong
"""


def count_parameters(sizes):
    total = 0
    for nin, nout in zip(sizes[:-1], sizes[1:]):
        total += (nin + 1) * nout
    return total - sizes[-1]
