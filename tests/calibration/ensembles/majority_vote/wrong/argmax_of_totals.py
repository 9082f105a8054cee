"""takes the largest float sum without a tolerance

Breaks: ties that a float sum misses
Slips: 1
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(P.shape)
    if weights is None:
        weights = np.ones(len(P))
    totals = np.array([(weights[:, None] * (codes == k)).sum(axis=0) for k in range(len(labels))])
    return labels[totals.argmax(axis=0)]
