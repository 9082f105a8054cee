"""minds the tolerance in the first choice only, and lets rounding settle the later ones

Breaks: ties
Slips: 1
"""


def mrmr_select(X_disc, y, k):
    d = X_disc.shape[1]
    if not 1 <= k <= d:
        raise ValueError("k")
    relevance = mutual_information_scores(X_disc, y)
    chosen = [int(np.argmax(relevance >= relevance.max() - 1e-9))]
    redundancy = np.zeros(d)
    while len(chosen) < k:
        redundancy += mutual_information_scores(X_disc, X_disc[:, chosen[-1]])
        gain = relevance - redundancy / len(chosen)
        gain[chosen] = -np.inf
        chosen.append(int(np.argmax(gain)))
    return chosen
