"""takes weights for equal that differ by 1e-9 of their size

Breaks: by a little more
Slips: 1
"""


def chow_liu_tree(mi):
    n = len(mi)
    parent, inside, outside = [-1] * n, [0], list(range(1, n))
    while outside:
        largest = max(float(mi[i][j]) for i in inside for j in outside)
        new, above = next((j, i) for j in outside for i in sorted(inside)
                          if np.isclose(float(mi[i][j]), largest, rtol=1e-9, atol=1e-9))
        parent[new] = above
        inside.append(new)
        outside.remove(new)
    return parent
