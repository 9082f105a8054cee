"""gives node 0 itself as parent

Breaks: trees grown by hand
Slips: 1, every tree has node 0
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
                if inside[a] and not inside[b] and mi[a][b] >= best - 1e-9 and choice is None:
                    choice = a, b
        a, b = choice
        parent[b] = a
        inside[b] = True
    parent[0] = 0
    return parent
