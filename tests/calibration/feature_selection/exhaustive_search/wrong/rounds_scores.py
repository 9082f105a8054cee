"""rounds scores to nine digits before it compares, so that two within 1e-9 may fall apart

Slips: 1
"""


def exhaustive_search(X, y, lam):
    from itertools import combinations
    d = X.shape[1]
    if d > 10:
        raise ValueError("too many")
    scores = {s: subset_score(X, y, s, lam) for size in range(d + 1) for s in combinations(range(d), size)}
    scale = max(1.0, min(scores.values()))
    best = min(scores, key=lambda s: (round(scores[s] / scale, 9), len(s), s))
    return best, scores[best], len(scores)
