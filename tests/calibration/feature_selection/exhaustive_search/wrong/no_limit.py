"""accepts all arguments without a check

Breaks: `ValueError`
"""


from itertools import combinations


def exhaustive_search(X, y, lam):
    d = X.shape[1]
    if d > 10:
        return (), 0.0, 2**d
    tried = []
    for size in range(d + 1):
        for subset in combinations(range(d), size):
            tried.append((subset_score(X, y, subset, lam), subset))
    lowest = min(score for score, _ in tried)
    slack = 1e-9 * max(1.0, lowest)
    for score, subset in tried:
        if score <= lowest + slack:
            return subset, score, len(tried)
