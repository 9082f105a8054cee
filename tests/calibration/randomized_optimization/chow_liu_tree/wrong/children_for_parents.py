"""returns the order in which nodes joined the tree

Breaks: trees grown by hand
Slips: 1, every list is another one
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
        parent[sum(inside)] = b
        inside[b] = True
    return parent
