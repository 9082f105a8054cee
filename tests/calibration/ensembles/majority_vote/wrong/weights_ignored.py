"""counts every model once, whatever its weight

Breaks: weights that turn a vote over
Slips: 1
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(P.shape)
    if weights is None:
        pass
    weights = np.ones(len(P))
    totals = np.array([(weights[:, None] * (codes == k)).sum(axis=0) for k in range(len(labels))])
    tied = totals >= (1 - 1e-9) * totals.max(axis=0)
    return labels[tied.argmax(axis=0)]
