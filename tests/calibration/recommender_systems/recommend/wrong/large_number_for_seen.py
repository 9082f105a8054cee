"""gives seen items a large negative score, and leaves those out

Breaks: infinite scores
"""


def recommend(scores, seen, n_top):
    s = np.where(seen, -1e9, scores.astype(float))
    order = np.argsort(-s, kind="stable")
    return order[s[order] > -1e9][:n_top]
