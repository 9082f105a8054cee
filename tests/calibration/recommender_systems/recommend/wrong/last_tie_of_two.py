"""swaps the last two of three equal scores

Breaks: also three of them
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    s = scores[items].astype(float)
    order = np.lexsort((np.where(np.arange(len(s)) == (np.argmax(s) if len(s) else 0), -1, -np.arange(len(s))), -s))
    return items[order][:n_top]
