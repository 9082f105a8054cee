"""takes the smallest parent within 1e-9 of the strongest edge of the new node

Breaks: weights that differ by less than $10^{-9}$ and by a little more
"""


def chow_liu_tree(mi):
    n = len(mi)
    parent = [-1] * n
    inside, outside = [0], list(range(1, n))
    while outside:
        strongest = {j: max(float(mi[i, j]) for i in inside) for j in outside}
        top = max(strongest.values())
        new = min(j for j in outside if strongest[j] >= top - 1e-9)
        parent[new] = min(i for i in inside if mi[i, new] >= strongest[new] - 1e-9)
        inside.append(new)
        outside.remove(new)
    return parent
