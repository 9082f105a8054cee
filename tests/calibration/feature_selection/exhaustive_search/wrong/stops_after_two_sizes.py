"""stops when two sizes in a row have brought nothing

Slips: 1
"""


def exhaustive_search(X, y, lam):
    from itertools import combinations
    d = X.shape[1]
    if d > 10:
        raise ValueError("too many")
    best, low, idle = (), subset_score(X, y, (), lam), 0
    for size in range(1, d + 1):
        scores = {s: subset_score(X, y, s, lam) for s in combinations(range(d), size)}
        lowest = min(scores.values())
        if lowest < low - 1e-9 * max(1, lowest):
            best = next(s for s in scores if scores[s] <= lowest + 1e-9 * max(1, lowest))
            low, idle = scores[best], 0
        else:
            idle += 1
        if idle == 2:
            break
    return best, low, 2**d
