"""rounds the midpoint to an integer"""


def fit_stump(X, y):
    out = dict(feature=None, threshold=float("nan"))
    mode = lambda z: pd.Series(z).mode()[0]
    out["left"] = out["right"] = mode(y)
    out["accuracy"] = (y == out["left"]).mean()
    if len(set(y.tolist())) == 1:
        return out
    best = -1
    for j, x in enumerate(X.T):
        for a, b in itertools.pairwise(np.unique(x)):
            t = round((a + b) / 2, 3)
            side = x <= t
            l, r = mode(y[side]), mode(y[~side])
            right = (y == np.where(side, l, r)).sum()
            if right > best:
                best = right
                out.update(feature=j, threshold=t, left=l, right=r, accuracy=right / len(y))
    return out
