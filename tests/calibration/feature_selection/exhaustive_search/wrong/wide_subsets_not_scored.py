"""does not score subsets with more features than rows

Breaks: the number of subsets
"""


def exhaustive_search(X, y, lam):
    from itertools import combinations

    d = np.asarray(X).shape[1]
    if d > 10:
        raise ValueError("more than 10 features")
    scored = [
        (s, float(subset_score(X, y, s, lam)))
        for k in range(d + 1)
        for s in combinations(range(d), k)
    ]
    scored = [pair for pair in scored if len(pair[0]) <= len(X)]
    lowest = min(score for _, score in scored)
    limit = lowest + 1e-9 * max(1.0, lowest)
    best, score = next((s, score) for s, score in scored if score <= limit)
    return best, score, len(scored)
