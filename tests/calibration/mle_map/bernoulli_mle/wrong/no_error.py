"""returns nan for an empty record

Breaks: the error
Slips: 1
"""


def bernoulli_mle(data):
    if len(data) == 0:
        return float("nan")
    return float(np.mean(data))
