"""does not take the empty set for the best one

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
    low = min(s for p, s in zip(path, scores) if p)
    best = [p for p, s in zip(path, scores) if p and s <= low + 1e-9][-1]
    return path, scores, best
