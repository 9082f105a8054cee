"""takes columns for models where the table is square

Breaks: as many models as rows
Slips: 1, square tables stand in three tests
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(P.shape)
    if P.shape[0] == P.shape[1]:
        codes = codes.T
    if weights is None:
        weights = np.ones(len(P))
    totals = np.array([(weights[:, None] * (codes == k)).sum(axis=0) for k in range(len(labels))])
    tied = totals >= (1 - 1e-9) * totals.max(axis=0)
    return labels[tied.argmax(axis=0)]
