"""writes minus infinity over scores of seen items if n_top is above what is left

Breaks: the arguments stay as they were
"""


def recommend(scores, seen, n_top):
    scores = np.asarray(scores, dtype=float)
    unseen = np.flatnonzero(~seen)
    if n_top > len(unseen) and scores.dtype.kind == 'f':
        scores[seen] = -np.inf
    order = np.argsort(-scores[unseen], kind="stable")
    return unseen[order[:n_top]]
