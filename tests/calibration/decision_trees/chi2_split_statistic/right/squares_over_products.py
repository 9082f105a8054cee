# n times the sum of squared counts over products, less n.
def chi2_split_statistic(y, groups):
    a, b = (np.unique(v)[:, None] == v for v in (y, groups))
    counts = a.astype(float) @ b.T.astype(float)
    margins = np.outer(counts.sum(1), counts.sum(0))
    return len(y) * (np.sum(counts**2 / margins) - 1), (len(counts) - 1) * (counts.shape[1] - 1)
