"""counts weights above 1e100 as 1e100

Breaks: other units of the weights (tiny and huge)
Slips: 1
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(P.shape)
    w = np.ones(len(P)) if weights is None else np.minimum(np.asarray(weights, float), 1e100)
    sums = np.array([[np.sum(w[codes[:, i] == c]) for i in range(P.shape[1])] for c in range(len(labels))])
    return labels[(sums >= (1 - 1e-9) * sums.max(axis=0)).argmax(axis=0)]
