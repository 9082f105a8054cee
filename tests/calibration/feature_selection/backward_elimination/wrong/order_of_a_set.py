"""asks for the indices in the order of a set, which does not always increase from 8 on"""


def backward_elimination(score, d, k_min):
    if k_min < 0 or k_min > d:
        raise ValueError("k_min must be from 0 to d")
    current = tuple(range(d))
    path, scores = [current], [score(current)]
    while len(current) > k_min:
        asked = [tuple(i for i in current if i != j) for j in current]
        values = [score(tuple(set(s))) for s in asked]
        low = min(values)
        at = next(i for i, v in enumerate(values) if v <= low + 1e-9)
        current = asked[at]
        path.append(current)
        scores.append(values[at])
    low = min(scores)
    best = [s for s, v in zip(path, scores) if v <= low + 1e-9][-1]
    return path, scores, best
