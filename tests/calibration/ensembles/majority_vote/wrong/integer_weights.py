"""cuts weights to integers where labels are integers

Breaks: integers as labels
Slips: 1
"""


def majority_vote(P, weights=None):
    w = np.ones(len(P)) if weights is None else np.asarray(weights, dtype=float)
    labels = np.unique(P)
    if P.dtype.kind == "i" and weights is not None and np.all(w >= 1):
        w = w.astype(int)
    sums = np.array([w @ (P == c) for c in labels])
    return labels[np.argmax(sums >= (1 - 1e-9) * sums.max(axis=0), axis=0)]
