"""counts the labels of each model instead of those of each row

Breaks: one model
Slips: 1, only square tables without weights could come out right
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(P.shape).T
    P = P.T
    if weights is None:
        weights = np.ones(len(P))
    totals = np.array([(weights[:, None] * (codes == k)).sum(axis=0) for k in range(len(labels))])
    tied = totals >= (1 - 1e-9) * totals.max(axis=0)
    return labels[tied.argmax(axis=0)]
