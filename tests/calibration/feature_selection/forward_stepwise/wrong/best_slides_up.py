"""goes from the largest subset to smaller ones while each is within 1e-9 of the one before

Slips: 1
"""


def forward_stepwise(score, d, k_max):
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
    best, low = path[-1], scores[-1]
    for p, s in zip(path[::-1], scores[::-1]):
        if s <= low + 1e-9:
            best, low = p, s
    return path, scores, best
