"""returns an empty array of floats for n_top = 0

Breaks: `n_top` = 0
Slips: 1
"""


def recommend(scores, seen, n_top):
    unseen = np.flatnonzero(~seen)
    order = np.argsort(-scores[unseen].astype(float), kind="stable")
    chosen = [unseen[place] for place in order[:n_top]]
    return np.array(chosen) if len(unseen) else unseen
