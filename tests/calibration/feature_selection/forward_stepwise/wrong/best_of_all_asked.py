"""returns the best of all subsets it has asked for

Breaks: a best subset that is not the last
"""


def forward_stepwise(score, d, k_max):
    if k_max < 1 or k_max > d:
        raise ValueError("k_max")
    chosen, path, scores = (), [], []
    all_asked = []
    for step in range(k_max):
        candidates = [tuple(sorted(chosen + (j,))) for j in range(d) if j not in chosen]
        asked = [score(c) for c in candidates]
        low = min(asked)
        all_asked += list(zip(asked, candidates))
        place = [i for i, s in enumerate(asked) if s <= low + 1e-9][0]
        chosen = candidates[place]
        path.append(chosen)
        scores.append(asked[place])
    best = min(all_asked)[1] if k_max < 3 else path[int(np.argmin(scores))]
    return path, scores, best
