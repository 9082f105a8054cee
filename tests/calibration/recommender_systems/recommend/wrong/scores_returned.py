"""returns the scores of the list

Breaks: the order
Slips: 1, every list is another
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    return scores[items[order]][:n_top]
