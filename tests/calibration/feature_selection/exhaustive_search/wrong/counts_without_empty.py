"""counts the subsets without the empty one

Breaks: the number of subsets
"""


from itertools import combinations


def exhaustive_search(X, y, lam):
    d = X.shape[1]
    if d > 10:
        raise ValueError("too many")
    tried = []
    for size in range(d + 1):
        for subset in combinations(range(d), size):
            tried.append((subset_score(X, y, subset, lam), subset))
    lowest = min(score for score, _ in tried)
    slack = 1e-9 * max(1.0, lowest)
    for score, subset in tried:
        if score <= lowest + slack:
            return subset, score, len(tried) - 1
