"""goes through subsets as binary numbers

Breaks: equal columns
"""


from itertools import combinations


def exhaustive_search(X, y, lam):
    d = X.shape[1]
    if d > 10:
        raise ValueError("too many")
    tried = []
    for code in range(2**d):
        subset = tuple(j for j in range(d) if code >> j & 1)
        tried.append((subset_score(X, y, subset, lam), subset))
    lowest = min(score for score, _ in tried)
    slack = 1e-9 * max(1.0, lowest)
    for score, subset in tried:
        if score <= lowest + slack:
            return subset, score, len(tried)
