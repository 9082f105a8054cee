"""passes over a side whose corner is too far away by the Euclidean distance, whatever the ruler

Breaks: distances other than Euclid's
"""


def kd_tree_query(X, q, k, distance):
    best = []  # (distance, index)

    def search(rows, depth, offsets):
        if len(rows) <= 8:
            for i in rows.tolist():
                best.append((distance(X[i], q), i))
            best.sort()
            del best[k:]
            return
        j = depth % X.shape[1]
        rows = rows[np.argsort(X[rows, j], kind="stable")]
        half = len(rows) // 2
        s = X[rows[half], j]
        near, far = rows[:half], rows[half:]
        if q[j] >= s:
            near, far = far, near
        search(near, depth + 1, offsets)
        beyond = offsets.copy()
        beyond[j] = max(beyond[j], abs(q[j] - s))
        if len(best) < k or float(np.sqrt(np.sum(beyond**2))) <= best[-1][0]:
            search(far, depth + 1, beyond)

    search(np.arange(len(X)), 0, np.zeros(X.shape[1]))
    return np.array([i for _, i in best])
