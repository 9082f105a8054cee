"""returns all items for n_top = 0

Breaks: n_top = 0
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    return items[order][: n_top or None]
