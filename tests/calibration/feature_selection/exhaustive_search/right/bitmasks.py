# Subsets as binary numbers; the ties are settled at the end.
def exhaustive_search(X, y, lam):
    n, d = X.shape
    if d > 10:
        raise ValueError("2^d is too much")
    subsets = [tuple(j for j in range(d) if code & (1 << j)) for code in range(1 << d)]
    scores = [subset_score(X, y, s, lam) for s in subsets]
    low = min(scores)
    equal = [i for i in range(len(subsets)) if scores[i] - low <= 1e-9 * max(1, low)]
    best = min(equal, key=lambda i: (len(subsets[i]), subsets[i]))
    return subsets[best], scores[best], len(subsets)
