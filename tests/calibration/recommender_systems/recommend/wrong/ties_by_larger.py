"""puts the larger number first among equal scores

Breaks: ties
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.lexsort((-items, -scores[items].astype(float)))
    return items[order][:n_top]
