"""finds the best subset of each size

Breaks: a path that misses the best of all subsets
Slips: 1, greedy paths stand in four tests
"""


from itertools import combinations


def forward_stepwise(score, d, k_max):
    if k_max < 1 or k_max > d:
        raise ValueError("k_max")
    path, scores = [], []
    for size in range(1, k_max + 1):
        subsets = list(combinations(range(d), size))
        asked = [score(s) for s in subsets]
        place = [i for i, s in enumerate(asked) if s <= min(asked) + 1e-9][0]
        path.append(subsets[place])
        scores.append(asked[place])
    low = min(scores)
    return path, scores, [p for p, s in zip(path, scores) if s <= low + 1e-9][0]
