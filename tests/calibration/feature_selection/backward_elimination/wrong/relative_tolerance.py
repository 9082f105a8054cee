"""takes scores as equal within a billionth of their size, which is much for large scores

Slips: 1
"""


def backward_elimination(score, d, k_min):
    if not 0 <= k_min <= d:
        raise ValueError("k_min")
    current = tuple(range(d))
    path, scores = [current], [score(current)]
    while len(current) > k_min:
        found = {tuple(i for i in current if i != j): 0.0 for j in current}
        for c in found:
            found[c] = score(c)
        low = min(found.values())
        current = next(c for c, s in found.items() if abs(s - low) < 1e-9 * max(1.0, abs(low)))
        path.append(current)
        scores.append(found[current])
    low = min(scores)
    best = [p for p, s in zip(path, scores) if abs(s - low) < 1e-9 * max(1.0, abs(low))][-1]
    return path, scores, best
