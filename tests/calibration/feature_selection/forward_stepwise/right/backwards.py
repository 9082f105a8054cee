"""Needs: which subsets are asked for and how often"""


# Asks in another order, from the last feature to the first.
def forward_stepwise(score, d, k_max):
    if not 0 < k_max <= d:
        raise ValueError("k_max must be in 1..d")
    inside, path, scores = set(), [], []
    while len(inside) < k_max:
        found = {}
        for j in reversed([i for i in range(d) if i not in inside]):
            found[j] = score(tuple(sorted(inside | {j})))
        low = min(found.values())
        winner = min(j for j in found if found[j] - low <= 1e-9)
        inside.add(winner)
        path.append(tuple(sorted(inside)))
        scores.append(found[winner])
    k = 0
    while scores[k] > min(scores) + 1e-9:
        k += 1
    return path, scores, path[k]
