"""leaves out items of score minus infinity

Breaks: infinite scores
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    order = order[scores[items][order] > -np.inf]
    return items[order][:n_top]
