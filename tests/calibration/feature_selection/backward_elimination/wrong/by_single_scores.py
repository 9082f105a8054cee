"""drops the feature that is worst alone

Breaks: features that only help together
Slips: 1, no step looks at what is left
"""


def backward_elimination(score, d, k_min):
    if k_min < 0 or k_min > d:
        raise ValueError("k_min")
    chosen = tuple(range(d))
    path, scores = [chosen], [score(chosen)]
    alone = [score((j,)) for j in range(d)]
    while len(chosen) > k_min:
        worst = max(chosen, key=lambda j: (alone[j], -j))
        chosen = tuple(i for i in chosen if i != worst)
        path.append(chosen)
        scores.append(score(chosen))
    low = min(scores)
    return path, scores, [p for p, s in zip(path, scores) if s <= low + 1e-9][-1]
