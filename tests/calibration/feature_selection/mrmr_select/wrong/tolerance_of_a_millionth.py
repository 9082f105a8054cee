"""takes differences for equal that are within a millionth of the largest

Breaks: ties
"""


def mrmr_select(X_disc, y, k):
    X_disc = np.asarray(X_disc)
    d = X_disc.shape[1]
    if k < 1 or k > d:
        raise ValueError("k must be from 1 to d")
    relevance = mutual_information_scores(X_disc, y)
    redundancy = np.zeros(d)
    chosen = []
    while len(chosen) < k:
        gain = relevance - redundancy / max(1, len(chosen))
        gain[chosen] = -np.inf
        best = int(np.flatnonzero(gain >= gain.max() - 1e-6)[0])
        chosen.append(best)
        redundancy = redundancy + mutual_information_scores(X_disc, X_disc[:, best])
    return chosen
