"""turns an ascending order round

Breaks: ties
Breaks: also three of them
Breaks: ties of negative scores
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(scores[items].astype(float), kind="stable")[::-1]
    return items[order][:n_top]
