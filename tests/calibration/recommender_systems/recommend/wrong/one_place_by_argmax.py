"""takes a seen item for the best one if all unseen ones have the score minus infinity

Breaks: infinite scores
"""


def recommend(scores, seen, n_top):
    scores = np.asarray(scores, dtype=float)
    unseen = np.flatnonzero(~seen)
    if n_top == 1 and len(unseen):
        return np.array([np.where(seen, -np.inf, scores).argmax()])
    order = np.argsort(-scores[unseen], kind="stable")
    return unseen[order[:n_top]]
