"""raises an error if too few are left

Breaks: n_top above what is left
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float), kind="stable")
    if n_top > len(items):
        raise ValueError("too few")
    return items[order][:n_top]
