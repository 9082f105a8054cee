"""Needs: which subsets are asked for and how often"""


# Asks in another order, and keeps what it has asked for.
def backward_elimination(score, d, k_min):
    if not 0 <= k_min <= d:
        raise ValueError("k_min must be in 0..d")
    known = {}

    def ask(members):
        key = tuple(sorted(members))
        if key not in known:
            known[key] = score(key)
        return known[key]

    left = set(range(d))
    path = [tuple(range(d))]
    ask(left)
    for _ in range(d - k_min):
        losses = {j: ask(left - {j}) for j in sorted(left, reverse=True)}
        low = min(losses.values())
        left = left - {min(j for j in losses if losses[j] <= low + 1e-9)}
        path.append(tuple(sorted(left)))
    scores = [known[p] for p in path]
    best = min((p for p, s in zip(path, scores) if s <= min(scores) + 1e-9), key=len)
    return path, scores, best
