"""drops the largest index of ties

Breaks: ties in a step
"""


def backward_elimination(score, d, k_min):
    if k_min < 0 or k_min > d:
        raise ValueError("k_min")
    chosen = tuple(range(d))
    path, scores = [chosen], [score(chosen)]
    while len(chosen) > k_min:
        candidates = [tuple(i for i in chosen if i != j) for j in chosen]
        asked = [score(c) for c in candidates]
        low = min(asked)
        place = [i for i, s in enumerate(asked) if s <= low + 1e-9][-1]
        chosen = candidates[place]
        path.append(chosen)
        scores.append(asked[place])
    low = min(scores)
    best = [p for p, s in zip(path, scores) if s <= low + 1e-9][-1]
    return path, scores, best
