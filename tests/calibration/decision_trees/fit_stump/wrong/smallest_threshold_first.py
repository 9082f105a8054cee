"""takes of equally good splits the smallest threshold first, then the smallest feature

Breaks: ties between features
"""


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
        return dict(feature=None, threshold=float("nan"), left=top, right=top, accuracy=share)
    wrong, j, t, left, right = min(found, key=lambda f: (f[0], f[2], f[1]))
    return dict(feature=j, threshold=t, left=left, right=right, accuracy=-wrong / n)
