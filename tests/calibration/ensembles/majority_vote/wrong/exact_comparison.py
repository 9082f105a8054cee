"""compares float sums exactly, so that rounding decides ties

Breaks: ties that a float sum misses
Slips: 1
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(P.shape)
    if weights is None:
        weights = np.ones(len(P))
    totals = np.array([(weights[:, None] * (codes == k)).sum(axis=0) for k in range(len(labels))])
    tied = totals == totals.max(axis=0)
    return labels[tied.argmax(axis=0)]
