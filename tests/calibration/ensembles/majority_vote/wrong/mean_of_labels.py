"""rounds the mean of the labels

Breaks: three and more labels
Slips: 1, a mean is no vote
"""


def majority_vote(P, weights=None):
    return np.rint(np.average(P, axis=0, weights=weights)).astype(P.dtype)
