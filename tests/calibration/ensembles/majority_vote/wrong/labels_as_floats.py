"""turns integer labels into floats while it counts

Breaks: integers as labels
Slips: 1
"""


def majority_vote(P, weights=None):
    T, n = P.shape
    w = np.ones(T) if weights is None else weights
    A = P.astype(float) if P.dtype.kind in "iu" else P
    labels = np.unique(A)
    sums = np.array([((A == c) * w[:, np.newaxis]).sum(axis=0) for c in labels])
    first = np.argmax(sums >= (1 - 1e-9) * sums.max(axis=0), axis=0)
    return labels[first].astype(P.dtype)
