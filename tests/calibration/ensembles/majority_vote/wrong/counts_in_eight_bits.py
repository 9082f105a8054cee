"""counts votes in 8-bit integers when nobody has a weight

Slips: 1
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(P.shape)
    if weights is None:
        weights = np.ones(len(P), dtype=np.int8)
    totals = np.array([(weights[:, None] * (codes == k)).sum(axis=0, dtype=weights.dtype) for k in range(len(labels))])
    tied = totals >= (1 - 1e-9) * totals.max(axis=0)
    return labels[tied.argmax(axis=0)]
