"""gives seen items minus infinity, and cuts off

Breaks: infinite scores
"""


def recommend(scores, seen, n_top):
    s = np.where(seen, -np.inf, scores.astype(float))
    order = np.argsort(-s, kind="stable")
    return order[: min(n_top, np.sum(~seen))]
