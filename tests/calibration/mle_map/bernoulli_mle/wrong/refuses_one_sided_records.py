"""raises ValueError if only one side has come up

Breaks: records of heads alone or of tails alone
Slips: 1
"""


def bernoulli_mle(data):
    share = float(np.mean(data)) if len(data) else 0.0
    if share in (0.0, 1.0):
        raise ValueError("only one side has come up")
    return share
