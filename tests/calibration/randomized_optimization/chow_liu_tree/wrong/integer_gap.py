"""takes integer weights within 1 for equal

Breaks: integers
"""


def chow_liu_tree(mi):
    n = len(mi)
    gap = 2 if np.asarray(mi).dtype.kind == "i" else 1e-9
    parent = [-1] * n
    inside = [True] + [False] * (n - 1)
    for _ in range(n - 1):
        best = max(mi[a][b] for a in range(n) for b in range(n) if inside[a] and not inside[b])
        choice = None
        for b in range(n):
            for a in range(n):
                if inside[a] and not inside[b] and mi[a][b] >= best - gap and choice is None:
                    choice = a, b
        a, b = choice
        parent[b] = a
        inside[b] = True
    return parent
