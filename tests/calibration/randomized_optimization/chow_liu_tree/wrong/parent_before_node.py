"""takes the smallest parent before the smallest new node

Breaks: equal weights (the smallest new node before the smallest parent)
"""


def chow_liu_tree(mi):
    n = len(mi)
    parent = [-1] * n
    inside = [True] + [False] * (n - 1)
    for _ in range(n - 1):
        best = max(mi[a][b] for a in range(n) for b in range(n) if inside[a] and not inside[b])
        choice = None
        for a in range(n):
            for b in range(n):
                if inside[a] and not inside[b] and mi[a][b] >= best - 1e-9 and choice is None:
                    choice = a, b
        a, b = choice
        parent[b] = a
        inside[b] = True
    return parent
