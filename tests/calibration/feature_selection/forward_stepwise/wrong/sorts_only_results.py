"""asks for subsets in the order of addition

Breaks: that they are asked for in increasing order
"""


def forward_stepwise(score, d, k_max):
    if k_max < 1 or k_max > d:
        raise ValueError("k_max")
    chosen, path, scores = (), [], []
    for step in range(k_max):
        left = [j for j in range(d) if j not in chosen]
        candidates = [tuple(sorted(chosen + (j,))) for j in left]
        asked = [score((j,) + chosen) for j in left]
        low = min(asked)
        place = [i for i, s in enumerate(asked) if s <= low + 1e-9][0]
        chosen = candidates[place]
        path.append(chosen)
        scores.append(asked[place])
    low = min(scores)
    best = [p for p, s in zip(path, scores) if s <= low + 1e-9][0]
    return path, scores, best
