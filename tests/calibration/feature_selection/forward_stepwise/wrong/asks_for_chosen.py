"""asks for subsets with a chosen feature again

Breaks: which subsets are asked for and how often
"""


def forward_stepwise(score, d, k_max):
    if k_max < 1 or k_max > d:
        raise ValueError("k_max")
    chosen, path, scores = (), [], []
    for step in range(k_max):
        asked, candidates = [], []
        for j in range(d):
            s = score(tuple(sorted({*chosen, j})))
            if j not in chosen:
                asked.append(s)
                candidates.append(tuple(sorted(chosen + (j,))))
        low = min(asked)
        place = [i for i, s in enumerate(asked) if s <= low + 1e-9][0]
        chosen = candidates[place]
        path.append(chosen)
        scores.append(asked[place])
    low = min(scores)
    best = [p for p, s in zip(path, scores) if s <= low + 1e-9][0]
    return path, scores, best
