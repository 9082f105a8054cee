# Halves wait in a heap, the nearest border first.
def kd_tree_query(X, q, k, distance):
    import heapq

    waiting, held, count = [(0.0, 0, np.arange(len(X)), 0)], [], 1
    while waiting:
        border, _, rows, depth = heapq.heappop(waiting)
        if len(held) == k and border > held[-1][0]:
            break
        axis = depth % X.shape[1]
        rows = rows[np.argsort(X[rows, axis])]
        middle = len(rows) // 2
        held = sorted([*held, (distance(X[rows[middle]], q), int(rows[middle]))])[:k]
        gap = q[axis] - X[rows[middle], axis]
        for half, is_near in ((rows[:middle], gap <= 0), (rows[middle + 1 :], gap >= 0)):
            if len(half):
                away = border if is_near else max(border, abs(gap))
                heapq.heappush(waiting, (away, count, half, depth + 1))
                count += 1
    return np.array([i for _, i in held])
