"""asks for the indices in the order of a set, which does not increase from 8 on

Breaks: that they are asked for in increasing order
"""


def forward_stepwise(score, d, k_max):
    if k_max < 1 or k_max > d:
        raise ValueError("k_max must be from 1 to d")
    path, scores, current = [], [], ()
    for _ in range(k_max):
        added = [j for j in range(d) if j not in current]
        asked = [tuple({*current, j}) for j in added]
        values = [score(s) for s in asked]
        low = min(values)
        at = next(i for i, v in enumerate(values) if v <= low + 1e-9)
        current = tuple(sorted(asked[at]))
        path.append(current)
        scores.append(values[at])
    low = min(scores)
    best = next(s for s, v in zip(path, scores) if v <= low + 1e-9)
    return path, scores, best
