"""fills the list up with -1

Breaks: n_top above what is left
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    out = np.full(n_top, -1)
    out[: min(n_top, len(items))] = items[order][:n_top]
    return out
