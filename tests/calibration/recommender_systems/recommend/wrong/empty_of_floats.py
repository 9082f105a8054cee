"""returns an empty array of floats if nothing is unseen

Breaks: nothing unseen
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    if len(items) == 0:
        return np.array([])
    return items[order][:n_top]
