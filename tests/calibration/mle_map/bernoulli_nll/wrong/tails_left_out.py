"""adds the terms of the heads alone

Breaks: ordinary records
Slips: 1, only records without tails are right
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(data)
    if h and w == 0:
        return np.inf
    return float(-h * np.log(w)) + 0.0 if h else 0.0
