"""puts the worst first

Breaks: the order
Slips: 1, every list is turned
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(scores[items].astype(float), kind="stable")
    return items[order][:n_top]
