"""subtracts the first row in the small integer type of the columns"""


def exhaustive_search(X, y, lam):
    from itertools import combinations

    d = X.shape[1]
    if d > 10:
        raise ValueError
    X = X - X[0]
    scored = [
        (s, subset_score(X, y, s, lam)) for k in range(d + 1) for s in combinations(range(d), k)
    ]
    low = min(v for _, v in scored)
    s, v = next((s, v) for s, v in scored if v <= low + 1e-9 * max(1, low))
    return s, v, len(scored)
