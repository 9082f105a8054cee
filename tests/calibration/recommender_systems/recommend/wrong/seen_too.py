"""recommends items that were seen

Breaks: seen films with the best score
Breaks: nothing unseen
Slips: 1, items that were seen are in every list
"""


def recommend(scores, seen, n_top):
    items = np.arange(len(seen))
    order = np.argsort(-scores[items].astype(float), kind="stable")
    return items[order][:n_top]
