"""takes the diagonal for edges

Breaks: a diagonal that is not 0
"""


def chow_liu_tree(mi):
    mi = np.asarray(mi, dtype=float)
    n = len(mi)
    if n == 1:
        return [-1]
    parent, inside = [-1] * n, [0]
    while len(inside) < n:
        best = max(max(mi[a][b] for a in inside for b in range(n) if b not in inside), max(mi[a][a] for a in inside))
        options = [(b, a) for b in range(n) for a in inside if b not in inside and mi[a][b] >= best - 1e-9]
        b, a = min(options) if options else min((b, inside[0]) for b in range(n) if b not in inside)
        parent[b] = a
        inside.append(b)
    return parent
