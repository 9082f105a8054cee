"""puts a score of -0.0 below one of 0.0

Breaks: ties
"""


def recommend(scores, seen, n_top):
    scores = np.asarray(scores, dtype=float)
    unseen = np.flatnonzero(~seen)
    order = np.lexsort((np.signbit(scores[unseen]) & (scores[unseen] == 0), -scores[unseen]))
    return unseen[order[:n_top]]
