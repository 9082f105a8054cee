"""changes to a candidate lower by more than 1e-9 than the best so far, not the lowest

Slips: 1
"""


def forward_stepwise(score, d, k_max):
    if not 1 <= k_max <= d:
        raise ValueError("k_max")
    current, path, scores = (), [], []
    for _ in range(k_max):
        best, low = None, np.inf
        for j in range(d):
            if j not in current:
                candidate = tuple(sorted((*current, j)))
                s = score(candidate)
                if s < low - 1e-9:
                    best, low = candidate, s
        current = best
        path.append(current)
        scores.append(low)
    least = min(scores)
    return path, scores, next(p for p, s in zip(path, scores) if s <= least + 1e-9)
