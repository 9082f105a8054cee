"""stops when the score does not fall

Breaks: ties in a step
Slips: 1, scores rise somewhere in four tests
"""


def forward_stepwise(score, d, k_max):
    if k_max < 1 or k_max > d:
        raise ValueError("k_max")
    chosen, path, scores = (), [], []
    for step in range(k_max):
        candidates = [tuple(sorted(chosen + (j,))) for j in range(d) if j not in chosen]
        asked = [score(c) for c in candidates]
        low = min(asked)
        place = [i for i, s in enumerate(asked) if s <= low + 1e-9][0]
        if scores and asked[place] >= scores[-1]:
            break
        chosen = candidates[place]
        path.append(chosen)
        scores.append(asked[place])
    low = min(scores)
    best = [p for p, s in zip(path, scores) if s <= low + 1e-9][0]
    return path, scores, best
