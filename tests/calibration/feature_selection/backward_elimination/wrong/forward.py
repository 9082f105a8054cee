"""selects forward and turns the path round

Breaks: features that only help together
Slips: 1, another path in every test
"""


def backward_elimination(score, d, k_min):
    if k_min < 0 or k_min > d:
        raise ValueError("k_min")
    chosen, path, scores = (), [()], [score(())]
    while len(chosen) < d:
        larger = [tuple(sorted((*chosen, j))) for j in range(d) if j not in chosen]
        asked = [score(c) for c in larger]
        place = [i for i, s in enumerate(asked) if s <= min(asked) + 1e-9][0]
        chosen = larger[place]
        path.append(chosen)
        scores.append(asked[place])
    path, scores = path[k_min:][::-1], scores[k_min:][::-1]
    low = min(scores)
    return path, scores, [p for p, s in zip(path, scores) if s <= low + 1e-9][-1]
