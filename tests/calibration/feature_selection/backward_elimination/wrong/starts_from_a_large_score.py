"""starts the search for the lowest score at 1e12, as if no score were above that

Breaks: the path
"""


def backward_elimination(score, d, k_min):
    if k_min < 0 or k_min > d:
        raise ValueError("k_min must be from 0 to d")
    current = tuple(range(d))
    path, scores = [current], [score(current)]
    while len(current) > k_min:
        asked = [tuple(i for i in current if i != j) for j in current]
        values = [score(s) for s in asked]
        low = min([1e12, *values])
        at = next((i for i, v in enumerate(values) if v <= low + 1e-9), 0)
        current = asked[at]
        path.append(current)
        scores.append(values[at])
    low = min(scores)
    best = [s for s, v in zip(path, scores) if v <= low + 1e-9][-1]
    return path, scores, best
