"""tries subsets of up to two features

Breaks: the number of subsets
Slips: 1, three features are best in three tests
"""


from itertools import combinations


def exhaustive_search(X, y, lam):
    d = X.shape[1]
    if d > 10:
        raise ValueError("too many")
    tried = []
    for size in range(min(d, 2) + 1):
        for subset in combinations(range(d), size):
            tried.append((subset_score(X, y, subset, lam), subset))
    lowest = min(score for score, _ in tried)
    slack = 1e-9 * max(1.0, lowest)
    for score, subset in tried:
        if score <= lowest + slack:
            return subset, score, len(tried)
