"""keeps the estimate away from 0 and 1

Breaks: records of heads alone or of tails alone
Slips: 1
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    return float(np.clip(np.mean(data), 0.01, 0.99))
