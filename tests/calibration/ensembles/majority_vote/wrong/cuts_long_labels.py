"""keeps the first eight letters of a label

Breaks: string labels
Slips: 1
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P.astype("U8") if P.dtype.kind == "U" else P, return_inverse=True)
    codes = codes.reshape(P.shape)
    w = np.ones(len(P)) if weights is None else weights
    sums = np.array([[np.sum(w[codes[:, i] == c]) for i in range(P.shape[1])] for c in range(len(labels))])
    return labels[(sums >= (1 - 1e-9) * sums.max(axis=0)).argmax(axis=0)]
