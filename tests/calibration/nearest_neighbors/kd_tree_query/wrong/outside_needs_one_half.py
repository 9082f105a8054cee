"""passes over the far half if the query lies outside of the cloud in this coordinate

Breaks: queries outside of the cloud
"""


def kd_tree_query(X, q, k, distance):
    held = []
    def visit(rows, depth):
        if len(rows) <= 8:
            for i in rows:
                offer(i)
            return
        j = depth % X.shape[1]
        rows = rows[np.argsort(X[rows, j], kind="stable")]
        half = len(rows) // 2
        split = X[rows[half], j]
        near, far = rows[:half], rows[half:]
        if q[j] >= split:
            near, far = far, near
        visit(near, depth + 1)
        border = abs(q[j] - split)
        if (len(held) < k or border <= held[-1][0]) and not (len(held) == k and (q[j] > X[:, j].max() or q[j] < X[:, j].min()) and X.shape[1] > 1):
            visit(far, depth + 1)
    def offer(i):
        pair = (distance(X[i], q), int(i))
        if len(held) < k or pair < held[-1]:
            held.append(pair)
            held.sort()
            del held[k:]
    visit(np.arange(len(X)), 0)
    return np.array([i for _, i in held])
