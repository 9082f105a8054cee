"""sees ties within 1e-12 only

Breaks: ties that a float sum misses
Slips: 1
"""


def majority_vote(P, weights=None):
    w = np.ones(len(P)) if weights is None else np.asarray(weights, dtype=float)
    labels = np.unique(P)
    sums = np.array([w @ (P == c) for c in labels])
    return labels[np.argmax(sums >= (1 - 1e-12) * sums.max(axis=0), axis=0)]
