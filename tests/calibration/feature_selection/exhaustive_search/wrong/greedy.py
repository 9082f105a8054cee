"""adds one feature at a time, and calls it exhaustive

Breaks: features that help only together
Slips: 1, sets that it has not come to are missing
"""


def exhaustive_search(X, y, lam):
    d = X.shape[1]
    if d > 10:
        raise ValueError("too many")
    chosen = ()
    best = subset_score(X, y, chosen, lam)
    while len(chosen) < d:
        larger = [tuple(sorted((*chosen, j))) for j in range(d) if j not in chosen]
        scores = [subset_score(X, y, s, lam) for s in larger]
        if min(scores) > best - 1e-9 * max(1.0, best):
            break
        best = min(scores)
        chosen = larger[scores.index(best)]
    return chosen, best, 2**d
