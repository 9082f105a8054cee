"""returns positions of labels in place of labels

Breaks: integers as labels
Breaks: string labels
Slips: 1, no row has its own label
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(P.shape)
    if weights is None:
        weights = np.ones(len(P))
    totals = np.array([(weights[:, None] * (codes == k)).sum(axis=0) for k in range(len(labels))])
    tied = totals >= (1 - 1e-9) * totals.max(axis=0)
    return tied.argmax(axis=0)
