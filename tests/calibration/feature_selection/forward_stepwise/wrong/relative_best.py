"""takes scores of the path as equal within a billionth of their size

Slips: 1
"""


def forward_stepwise(score, d, k_max):
    import math
    if not 1 <= k_max <= d:
        raise ValueError("k_max")
    current, path, scores = (), [], []
    for _ in range(k_max):
        candidates = [tuple(sorted((*current, j))) for j in range(d) if j not in current]
        found = [score(c) for c in candidates]
        i = next(i for i, s in enumerate(found) if s <= min(found) + 1e-9)
        current = candidates[i]
        path.append(current)
        scores.append(found[i])
    low = min(scores)
    best = next(p for p, s in zip(path, scores) if math.isclose(s, low, rel_tol=1e-9, abs_tol=1e-9))
    return path, scores, best
