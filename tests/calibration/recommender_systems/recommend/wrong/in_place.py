"""writes minus infinity into the scores

Breaks: the arguments stay as they were
"""


def recommend(scores, seen, n_top):
    if scores.dtype.kind == "f":
        scores[seen] = -np.inf
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    return items[order][:n_top]
