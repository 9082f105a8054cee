"""returns ten items at most

Breaks: lists longer than ten
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    return items[order][: min(n_top, 10)]
