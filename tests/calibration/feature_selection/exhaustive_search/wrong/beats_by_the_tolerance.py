"""keeps the best so far until another is lower by more than the tolerance

Breaks: scores that nearly tie
Slips: 1
"""


from itertools import combinations


def exhaustive_search(X, y, lam):
    d = X.shape[1]
    if d > 10:
        raise ValueError("too many")
    subsets = [s for size in range(d + 1) for s in combinations(range(d), size)]
    best, lowest = (), subset_score(X, y, (), lam)
    for s in subsets[1:]:
        score = subset_score(X, y, s, lam)
        if score < lowest - 1e-9 * max(1.0, score):
            best, lowest = s, score
    return best, float(lowest), len(subsets)
