"""takes scores that differ by a billionth for equal

Breaks: scores that are nearly equal
"""


def recommend(scores, seen, n_top):
    items = np.flatnonzero(~seen)
    order = np.argsort(-scores[items].astype(float).round(9), kind="stable")
    return items[order][:n_top]
