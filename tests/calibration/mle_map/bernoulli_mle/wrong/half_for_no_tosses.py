"""returns 0.5 for an empty record

Breaks: the error
Slips: 1
"""


def bernoulli_mle(data):
    return float(np.mean(data)) if len(data) else 0.5
