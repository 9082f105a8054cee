"""takes gains as equal within a billionth of the largest, which is no room at 0

Slips: 1
"""


def mrmr_select(X_disc, y, k):
    d = X_disc.shape[1]
    if k < 1 or k > d:
        raise ValueError("k")
    relevance = mutual_information_scores(X_disc, y)
    redundancy = np.zeros(d)
    chosen = []
    left = list(range(d))
    while len(chosen) < k:
        gain = {j: relevance[j] - redundancy[j] / max(len(chosen), 1) for j in left}
        top = max(gain.values())
        j = next(j for j in left if gain[j] >= top - 1e-9 * abs(top))
        chosen.append(j)
        left.remove(j)
        redundancy = redundancy + mutual_information_scores(X_disc, X_disc[:, j])
    return chosen
