"""takes the largest decrease as computed, so that rounding decides between equally good thresholds

Breaks: ties that rounding hides
"""


def best_threshold(x, y, criterion="gini", min_leaf=1):
    if criterion not in ["gini", "entropy", "mse"]:
        raise ValueError("unknown criterion")
    order = np.argsort(x)
    x, y = x[order], y[order]
    n = len(y)
    k = np.arange(1, n)
    if criterion == "mse":
        z = y - y.mean()
        s, q = np.cumsum(z), np.cumsum(z**2)
        nr = n - k
        left = q[:-1] / k - (s[:-1] / k) ** 2
        right = (q[-1] - q[:-1]) / nr - ((s[-1] - s[:-1]) / nr) ** 2
        whole = q[-1] / n - (s[-1] / n) ** 2
    else:
        onehot = y[:, None] == np.unique(y)[None, :]
        counts = np.cumsum(onehot, axis=0)
        pl = counts[:-1] / k[:, None]
        pr = (counts[-1] - counts[:-1]) / (n - k)[:, None]
        p = counts[-1] / n
        if criterion == "gini":
            left, right, whole = 1 - (pl**2).sum(1), 1 - (pr**2).sum(1), 1 - (p**2).sum()
        else:
            h = lambda p: -(p * np.log2(np.where(p > 0, p, 1))).sum(-1)
            left, right, whole = h(pl), h(pr), h(p)
    gain = whole - k / n * left - (n - k) / n * right
    ok = (x[1:] != x[:-1]) & (k >= min_leaf) & (n - k >= min_leaf)
    if not ok.any():
        return float("nan"), 0.0
    i = int(np.argmax(np.where(ok, gain, -np.inf)))
    return float((x[i] + x[i + 1]) / 2), float(gain[i])
