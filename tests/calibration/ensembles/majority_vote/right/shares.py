# Weights as shares, and an absolute tolerance for the shares.
def majority_vote(P, weights=None):
    w = np.ones(len(P)) if weights is None else np.asarray(weights, dtype=float)
    w = w / w.sum()
    labels = np.unique(P)
    totals = np.stack([w @ (P == label) for label in labels])
    return labels[np.argmax(totals > totals.max(axis=0) - 3e-10, axis=0)]
