"""selects the best by a partition, and keeps any of the ties at the cut

Breaks: ties
Slips: 1
"""


def recommend(scores, seen, n_top):
    unseen = np.flatnonzero(~seen)
    value = scores[unseen].astype(float)
    if 0 < n_top < len(unseen):
        best = np.sort(np.argpartition(value, len(value) - n_top)[-n_top:])
        unseen, value = unseen[best], value[best]
    return unseen[np.argsort(-value, kind="stable")][:n_top]
