"""returns one item at least

Breaks: n_top = 0
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    return items[order][: max(n_top, 1)]
