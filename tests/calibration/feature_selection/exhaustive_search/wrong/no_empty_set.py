"""leaves out the empty subset

Breaks: prices high enough for the empty subset
"""


from itertools import combinations


def exhaustive_search(X, y, lam):
    d = X.shape[1]
    if d > 10:
        raise ValueError("too many")
    tried = []
    for size in range(1, d + 1):
        for subset in combinations(range(d), size):
            tried.append((subset_score(X, y, subset, lam), subset))
    lowest = min(score for score, _ in tried)
    slack = 1e-9 * max(1.0, lowest)
    for score, subset in tried:
        if score <= lowest + slack:
            return subset, score, len(tried)
