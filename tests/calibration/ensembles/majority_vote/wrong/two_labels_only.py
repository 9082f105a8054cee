"""compares the smallest and the largest label only

Breaks: three and more labels
Slips: 1, most rows have more than two labels
"""


def majority_vote(P, weights=None):
    if weights is None:
        weights = np.ones(len(P))
    low, high = np.unique(P)[0], np.unique(P)[-1]
    lows = (weights[:, None] * (P == low)).sum(axis=0)
    highs = (weights[:, None] * (P == high)).sum(axis=0)
    return np.where(lows >= highs * (1 - 1e-9), low, high)
