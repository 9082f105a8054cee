"""sorts scores by their whole numbers

Breaks: scores that are nearly equal
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-np.clip(np.nan_to_num(scores[items]), -1e9, 1e9).astype(int), kind="stable")
    return items[order][:n_top]
