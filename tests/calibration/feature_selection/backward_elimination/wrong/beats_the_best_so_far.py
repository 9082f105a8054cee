"""changes to a candidate lower by more than 1e-9 than the best so far, not the lowest

Slips: 1
"""


def backward_elimination(score, d, k_min):
    if not 0 <= k_min <= d:
        raise ValueError("k_min")
    current = tuple(range(d))
    path, scores = [current], [score(current)]
    while len(current) > k_min:
        chosen, low = None, np.inf
        for j in current:
            candidate = tuple(i for i in current if i != j)
            s = score(candidate)
            if s < low - 1e-9:
                chosen, low = candidate, s
        current = chosen
        path.append(current)
        scores.append(low)
    least = min(scores)
    return path, scores, [p for p, s in zip(path, scores) if s <= least + 1e-9][-1]
