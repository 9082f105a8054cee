"""begins with the node of the strongest edge

Breaks: trees grown by hand
Slips: 1, most trees have another root
"""


def chow_liu_tree(mi):
    n = len(mi)
    parent = [-1] * n
    off = np.array(mi, dtype=float)
    np.fill_diagonal(off, -np.inf)
    start = int(np.argmax(off.max(axis=1))) if n > 1 else 0
    inside = [k == start for k in range(n)]
    for _ in range(n - 1):
        best = max(mi[a][b] for a in range(n) for b in range(n) if inside[a] and not inside[b])
        b, a = min((b, a) for b in range(n) for a in range(n)
                   if inside[a] and not inside[b] and mi[a][b] >= best - 1e-9)
        parent[b], inside[b] = a, True
    return parent
