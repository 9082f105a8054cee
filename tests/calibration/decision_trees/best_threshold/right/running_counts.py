# One loop over the sorted rows with counts of both sides.
def best_threshold(x, y, criterion="gini", min_leaf=1):
    import math

    if criterion not in ("gini", "entropy", "mse"):
        raise ValueError("criterion")
    rows = sorted(zip(x.tolist(), y.tolist()), key=lambda row: row[0])
    n = len(rows)
    if criterion == "mse":
        mean = sum(t for _, t in rows) / n
        rows = [(v, t - mean) for v, t in rows]
        whole = sum(t * t for _, t in rows) / n
        sums = 0.0
    else:
        left, right = {}, {}
        for _, t in rows:
            right[t] = right.get(t, 0) + 1

        def impurity(counts, m):
            if criterion == "gini":
                return 1 - sum((c / m) ** 2 for c in counts.values())
            return -sum(c / m * math.log2(c / m) for c in counts.values() if c)

        whole = impurity(right, n)
    best = None
    for i in range(1, n):
        value, t = rows[i - 1]
        if criterion == "mse":
            sums += t
        else:
            left[t] = left.get(t, 0) + 1
            right[t] -= 1
        if rows[i][0] == value or min(i, n - i) < min_leaf:
            continue
        if criterion == "mse":
            d = sums * sums / (i * (n - i))
        else:
            d = whole - i / n * impurity(left, i) - (n - i) / n * impurity(right, n - i)
        if best is None or d > best[1] + 1e-9 * whole:
            best = ((value + rows[i][0]) / 2, d)
    return best if best else (math.nan, 0.0)
