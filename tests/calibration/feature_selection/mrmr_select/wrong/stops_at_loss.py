"""stops when the gain falls below 0

Breaks: gains below 0
Slips: 1, few orders are whole
"""


def mrmr_select(X_disc, y, k):
    d = X_disc.shape[1]
    if k < 1 or k > d:
        raise ValueError("k")
    relevance = mutual_information_scores(X_disc, y)
    between = np.array([mutual_information_scores(X_disc, X_disc[:, j]) for j in range(d)])
    chosen = []
    for _ in range(k):
        left = [j for j in range(d) if j not in chosen]
        gains = [relevance[j] - (np.mean(between[j, chosen]) if chosen else 0.0) for j in left]
        top = max(gains)
        if top < -1e-9:
            break
        chosen.append(next(j for j, g in zip(left, gains) if g >= top - 1e-9))
    return chosen
