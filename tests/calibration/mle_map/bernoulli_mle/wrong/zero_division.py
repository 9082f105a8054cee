"""raises ZeroDivisionError for an empty record

Breaks: the error
Slips: 1
"""


def bernoulli_mle(data):
    return int(np.count_nonzero(data)) / len(data)
