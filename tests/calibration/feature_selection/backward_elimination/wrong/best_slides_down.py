"""changes to each later subset within 1e-9 of the best so far, and slides off the lowest

Slips: 1
"""


def backward_elimination(score, d, k_min):
    if not 0 <= k_min <= d:
        raise ValueError("k_min")
    current = tuple(range(d))
    path, scores = [current], [score(current)]
    while len(current) > k_min:
        candidates = [tuple(i for i in current if i != j) for j in current]
        found = [score(c) for c in candidates]
        i = next(i for i, s in enumerate(found) if s <= min(found) + 1e-9)
        current = candidates[i]
        path.append(current)
        scores.append(found[i])
    best, low = path[0], scores[0]
    for p, s in zip(path, scores):
        if s <= low + 1e-9:
            best, low = p, s
    return path, scores, best
