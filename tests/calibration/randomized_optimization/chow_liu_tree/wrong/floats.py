"""returns parents as floats"""


def chow_liu_tree(mi):
    n = len(mi)
    parent = [-1] * n
    inside = [0]
    while len(inside) < n:
        outside = [j for j in range(n) if j not in inside]
        largest = max(mi[i, j] for i in inside for j in outside)
        node, above = min((j, i) for i in inside for j in outside if mi[i, j] >= largest - 1e-9)
        parent[node] = above
        inside.append(node)
    return [float(p) for p in parent]
