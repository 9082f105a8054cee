# Values and labels of NumPy, and a key of its own.
def fit_stump(X, y):
    n, d = X.shape
    names = sorted(set(y.tolist()))

    def majority(v):
        return max(names, key=lambda c: (np.sum(v == c), -names.index(c)))

    found = []
    for j in range(d):
        column = sorted(set(X[:, j].tolist()))
        for a, b in zip(column, column[1:]):
            t = (a + b) / 2
            left, right = majority(y[X[:, j] <= t]), majority(y[X[:, j] > t])
            guess = np.where(X[:, j] <= t, left, right)
            found.append((-int(np.sum(guess == y)), j, t, left, right))
    if not found or len(names) == 1:
        top = majority(y)
        share = float(np.mean(y == top))
        return dict(
            feature=None,
            threshold=float("nan"),
            left=np.array([top])[0],
            right=np.array([top])[0],
            accuracy=share,
        )
    wrong, j, t, left, right = min(found, key=lambda f: f[:3])
    return dict(
        feature=np.int64(j),
        threshold=np.float64(t),
        left=np.array([left])[0],
        right=np.array([right])[0],
        accuracy=np.float64(-wrong / n),
        wrong=3,
    )
