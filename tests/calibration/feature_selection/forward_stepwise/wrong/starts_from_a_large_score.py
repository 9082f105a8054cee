"""starts the search for the lowest score at 1e12, as if no score were above that

Breaks: the path
"""


def forward_stepwise(score, d, k_max):
    if k_max < 1 or k_max > d:
        raise ValueError("k_max must be from 1 to d")
    path, scores, current = [], [], ()
    for _ in range(k_max):
        added = [j for j in range(d) if j not in current]
        asked = [tuple(sorted((*current, j))) for j in added]
        values = [score(s) for s in asked]
        low = min([1e12, *values])
        at = next((i for i, v in enumerate(values) if v <= low + 1e-9), 0)
        current = asked[at]
        path.append(current)
        scores.append(values[at])
    low = min(scores)
    best = next(s for s, v in zip(path, scores) if v <= low + 1e-9)
    return path, scores, best
