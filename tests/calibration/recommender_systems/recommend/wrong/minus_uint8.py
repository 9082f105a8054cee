"""negates unsigned scores in their own type

Breaks: integers (uint8 too)
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items], kind="stable")
    return items[order][:n_top]
