"""compares sums with an absolute tolerance of 1e-9

Breaks: other units of the weights (tiny and huge)
Slips: 1
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(P.shape)
    if weights is None:
        weights = np.ones(len(P))
    totals = np.array([(weights[:, None] * (codes == k)).sum(axis=0) for k in range(len(labels))])
    tied = totals >= totals.max(axis=0) - 1e-9
    return labels[tied.argmax(axis=0)]
