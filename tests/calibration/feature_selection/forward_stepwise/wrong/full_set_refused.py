"""refuses k_max = d

Breaks: one step
Slips: 1, all tests go up to the full set somewhere
"""


def forward_stepwise(score, d, k_max):
    if k_max < 1 or k_max >= d:
        raise ValueError("k_max")
    chosen, path, scores = (), [], []
    for step in range(k_max):
        candidates = [tuple(sorted(chosen + (j,))) for j in range(d) if j not in chosen]
        asked = [score(c) for c in candidates]
        low = min(asked)
        place = [i for i, s in enumerate(asked) if s <= low + 1e-9][0]
        chosen = candidates[place]
        path.append(chosen)
        scores.append(asked[place])
    low = min(scores)
    best = [p for p, s in zip(path, scores) if s <= low + 1e-9][0]
    return path, scores, best
