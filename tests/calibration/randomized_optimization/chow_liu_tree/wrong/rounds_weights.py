"""rounds weights to nine decimals before it compares them

Breaks: weights that differ by less than $10^{-9}$ and by a little more
"""


def chow_liu_tree(mi):
    n = len(mi)
    parent = [-1] * n
    inside = [0]
    while len(inside) < n:
        outside = [j for j in range(n) if j not in inside]
        largest = max(mi[i, j] for i in inside for j in outside)
        node, above = min((j, i) for i in inside for j in outside if round(float(mi[i, j]), 9) >= round(float(largest), 9))
        parent[node] = above
        inside.append(node)
    return parent
