"""keeps a row for every integer between the smallest and the largest label

Breaks: integers as labels
Slips: 1
"""


def majority_vote(P, weights=None):
    T, n = P.shape
    w = np.ones(T) if weights is None else weights
    labels = np.unique(P) if P.dtype.kind not in "iu" else np.arange(P.min(), P.max() + 1)
    sums = np.zeros((len(labels), n))
    codes = np.searchsorted(labels, P) if P.dtype.kind not in "iu" else P - P.min()
    for t in range(T):
        sums[codes[t], np.arange(n)] += w[t]
    return labels[np.argmax(sums >= (1 - 1e-9) * sums.max(axis=0), axis=0)]
