"""joins each node to the one that joined the tree last

Breaks: trees grown by hand
Slips: 1, most trees are no chains
"""


def chow_liu_tree(mi):
    n = len(mi)
    parent = [-1] * n
    inside = [True] + [False] * (n - 1)
    last = 0
    for _ in range(n - 1):
        best = max(mi[a][b] for a in [last] for b in range(n) if inside[a] and not inside[b])
        choice = None
        for b in range(n):
            for a in range(n):
                if a == last and inside[a] and not inside[b] and mi[a][b] >= best - 1e-9 and choice is None:
                    choice = a, b
        a, b = choice
        parent[b] = a
        inside[b] = True
        last = b
    return parent
