"""compares each weight with the best so far, which drifts

Breaks: weights that differ by less than $10^{-9}$ and by a little more
"""


def chow_liu_tree(mi):
    n = len(mi)
    parent, inside = [-1] * n, [0]
    while len(inside) < n:
        best = None
        for j in (j for j in range(n) if j not in inside):
            for i in sorted(inside):
                if best is None or mi[i][j] > best[0] + 1e-9:
                    best = mi[i][j], j, i
        parent[best[1]] = best[2]
        inside.append(best[1])
    return parent
