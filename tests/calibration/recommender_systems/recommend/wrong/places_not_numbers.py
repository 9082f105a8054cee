"""returns places among the unseen, not numbers of items

Breaks: the order
Slips: 1, most lists are others
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    return order[:n_top]
