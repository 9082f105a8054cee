"""keeps the weight of the edge that it noted, and not the largest, when the smaller parent wins

Breaks: weights that differ by less than $10^{-9}$ and by a little more
"""


def chow_liu_tree(mi):
    n = len(mi)
    parent = [-1] + [0] * (n - 1)
    key = np.array(mi[0], dtype=float)
    outside = list(range(1, n))
    while outside:
        top = max(key[j] for j in outside)
        new = min(j for j in outside if key[j] >= top - 1e-9)
        outside.remove(new)
        for j in outside:
            if mi[new, j] > key[j] + 1e-9:
                key[j], parent[j] = mi[new, j], new
            elif abs(mi[new, j] - key[j]) <= 1e-9 and new < parent[j]:
                parent[j] = new
    return parent
