# Leaves of at most 16 rows, a tree built beforehand.
def kd_tree_query(X, q, k, distance):
    def build(rows, depth):
        if len(rows) <= 16:
            return rows
        axis = depth % X.shape[1]
        rows = rows[np.argsort(X[rows, axis])]
        middle = len(rows) // 2
        border = X[rows[middle], axis]
        left, right = build(rows[:middle], depth + 1), build(rows[middle:], depth + 1)
        return axis, border, left, right

    def search(node, held):
        if not isinstance(node, tuple):
            return sorted(held + [(distance(X[i], q), int(i)) for i in node])[:k]
        axis, border, left, right = node
        near, far = (left, right) if q[axis] < border else (right, left)
        held = search(near, held)
        if len(held) == k and held[-1][0] < abs(q[axis] - border):
            return held
        return search(far, held)

    return np.array([i for _, i in search(build(np.arange(len(X)), 0), [])])
