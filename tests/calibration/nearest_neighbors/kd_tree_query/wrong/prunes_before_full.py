"""passes over a side although fewer than k rows are held"""


def kd_tree_query(X, q, k, distance):
    held = []

    def search(rows, depth):
        if len(rows) <= 8:
            for i in rows:
                held.append((distance(X[i], q), i))
            held.sort()
            del held[k:]
            return
        j = depth % X.shape[1]
        rows = rows[np.argsort(X[rows, j], kind="stable")]
        middle = len(rows) // 2
        s = X[rows[middle], j]
        halves = [rows[:middle], rows[middle:]]
        if float(q[j]) >= s:
            halves.reverse()
        search(halves[0], depth + 1)
        if not held or abs(float(q[j]) - float(s)) <= held[-1][0]:
            search(halves[1], depth + 1)

    search(np.arange(len(X)), 0)
    return np.array([i for _, i in held])
