"""strikes out what is chosen by a gain of -1, which is above lower gains

Slips: 1
"""


def mrmr_select(X_disc, y, k):
    d = X_disc.shape[1]
    if not 1 <= k <= d:
        raise ValueError("k")
    relevance = mutual_information_scores(X_disc, y)
    redundancy = np.zeros(d)
    chosen = []
    for i in range(k):
        gain = relevance - redundancy / max(i, 1)
        gain[chosen] = -1.0
        j = int(np.argmax(gain >= gain.max() - 1e-9))
        chosen.append(j)
        redundancy = redundancy + mutual_information_scores(X_disc, X_disc[:, j])
    return chosen
