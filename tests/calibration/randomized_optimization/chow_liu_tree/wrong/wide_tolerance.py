"""takes weights within 1e-6 for equal

Breaks: by a little more
"""


def chow_liu_tree(mi):
    n = len(mi)
    parent = [-1] * n
    inside = [True] + [False] * (n - 1)
    for _ in range(n - 1):
        best = max(mi[a][b] for a in range(n) for b in range(n) if inside[a] and not inside[b])
        choice = None
        for b in range(n):
            for a in range(n):
                if inside[a] and not inside[b] and mi[a][b] >= best - 1e-5 and choice is None:
                    choice = a, b
        a, b = choice
        parent[b] = a
        inside[b] = True
    return parent
