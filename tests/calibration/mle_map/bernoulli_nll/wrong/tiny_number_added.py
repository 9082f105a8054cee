"""adds a tiny number to each probability before the logarithm

Slips: 1, it shows at both ends and next to them
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(data)
    return float(-h * np.log(w + 1e-12) - (len(data) - h) * np.log(1 - w + 1e-12))
