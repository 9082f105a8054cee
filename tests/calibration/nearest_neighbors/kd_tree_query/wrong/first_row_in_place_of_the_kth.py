"""compares the border with the nearest row held in place of the furthest

Slips: 1, most answers for several neighbours miss one
"""


def kd_tree_query(X, q, k, distance):
    held = []

    def search(rows, depth):
        if len(rows) == 0:
            return
        axis = depth % X.shape[1]
        rows = rows[np.argsort(X[rows, axis], kind="stable")]
        middle = len(rows) // 2
        row, near, far = int(rows[middle]), rows[:middle], rows[middle + 1 :]
        border = q[axis] - X[row, axis]
        if border > 0:
            near, far = far, near
        search(near, depth + 1)
        held.append((distance(X[row], q), row))
        held.sort()
        del held[k:]
        if len(held) < k or abs(border) <= held[0][0]:
            search(far, depth + 1)

    search(np.arange(len(X)), 0)
    return np.array([row for _, row in held])
