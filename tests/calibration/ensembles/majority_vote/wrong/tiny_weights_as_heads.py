"""takes the sum of the weights for 0 where they are below 1e-200, and counts heads

Breaks: other units of the weights (tiny and huge)
Slips: 1
"""


def majority_vote(P, weights=None):
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(P.shape)
    w = np.ones(len(P)) if weights is None else weights
    if np.sum(w) < 1e-200:
        w = np.ones(len(P))
    sums = np.array([[np.sum(w[codes[:, i] == c]) for i in range(P.shape[1])] for c in range(len(labels))])
    return labels[(sums >= (1 - 1e-9) * sums.max(axis=0)).argmax(axis=0)]
