"""recommends the items that were seen

Breaks: seen films with the best score
Slips: 1, every list is another
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    return items[order][:n_top]
