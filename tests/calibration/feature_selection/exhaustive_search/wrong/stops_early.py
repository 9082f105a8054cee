"""stops when larger subsets are no better

Breaks: features that help only together
"""


from itertools import combinations


def exhaustive_search(X, y, lam):
    d = X.shape[1]
    if d > 10:
        raise ValueError("too many")
    tried = []
    for size in range(d + 1):
        new = [(subset_score(X, y, s, lam), s) for s in combinations(range(d), size)]
        if tried and min(new)[0] > min(tried)[0]:
            break
        tried += new
    lowest = min(score for score, _ in tried)
    slack = 1e-9 * max(1.0, lowest)
    for score, subset in tried:
        if score <= lowest + slack:
            return subset, score, 2**d
