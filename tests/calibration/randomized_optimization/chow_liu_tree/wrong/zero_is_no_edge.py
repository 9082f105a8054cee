"""takes a weight of 0 for no edge

Breaks: all zeros
"""


def chow_liu_tree(mi):
    n = len(mi)
    parent, inside = [-1] * n, [0]
    while len(inside) < n:
        options = [(mi[a][b], -b, -a) for a in inside for b in range(n) if b not in inside and mi[a][b] > 0]
        if not options:
            return parent
        best = max(options)[0]
        b, a = min((-b, -a) for w, b, a in options if w >= best - 1e-9)
        parent[b] = a
        inside.append(b)
    return parent
