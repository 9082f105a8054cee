"""ranks single features once, and adds them in this order

Breaks: the path
Slips: 1, no step looks at what is chosen already
"""


def forward_stepwise(score, d, k_max):
    if k_max < 1 or k_max > d:
        raise ValueError("k_max")
    alone = [score((j,)) for j in range(d)]
    order = sorted(range(d), key=lambda j: (alone[j], j))
    path = [tuple(sorted(order[:k])) for k in range(1, k_max + 1)]
    scores = [alone[order[0]]] + [score(p) for p in path[1:]]
    low = min(scores)
    return path, scores, [p for p, s in zip(path, scores) if s <= low + 1e-9][0]
