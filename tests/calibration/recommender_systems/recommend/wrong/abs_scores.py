"""sorts by the size of scores

Breaks: ties of negative scores
Slips: 1, negative scores are in most lists
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-np.abs(scores[items].astype(float)), kind="stable")
    return items[order][:n_top]
