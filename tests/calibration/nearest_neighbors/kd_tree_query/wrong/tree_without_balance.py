"""adds row after row to a tree without balance, too deep for rows in order of size

Breaks: 1,500 rows in order of size
Slips: 1
"""


def kd_tree_query(X, q, k, distance):
    rows, d = X.tolist(), X.shape[1]
    left, right = {}, {}
    for i in range(1, len(rows)):
        node, depth = 0, 0
        while True:
            side = left if rows[i][depth % d] < rows[node][depth % d] else right
            if node not in side:
                side[node] = i
                break
            node, depth = side[node], depth + 1
    held = []

    def visit(node, depth):
        if node is None:
            return
        held.append((float(distance(X[node], q)), node))
        held.sort()
        del held[k:]
        gap = float(q[depth % d]) - rows[node][depth % d]
        near, far = (left, right) if gap < 0 else (right, left)
        visit(near.get(node), depth + 1)
        if len(held) < k or abs(gap) <= held[-1][0]:
            visit(far.get(node), depth + 1)

    visit(0, 0)
    return np.array([i for _, i in held])
