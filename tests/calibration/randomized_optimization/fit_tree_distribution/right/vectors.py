# Counts with sums of products.
def fit_tree_distribution(P, parent, alpha=1.0):
    X = np.array(P, dtype=float)
    parent = np.asarray(parent)
    r = int(np.flatnonzero(parent == -1)[0])
    up = X[:, np.where(parent < 0, 0, parent)]
    table = np.empty((X.shape[1], 2))
    for v, given in enumerate((1 - up, up)):
        ones, total = (X * given).sum(axis=0) + alpha, given.sum(axis=0) + 2 * alpha
        table[:, v] = np.divide(ones, total, out=np.full(len(ones), 0.5), where=total > 0)
    table[r] = (X[:, r].sum() + alpha) / (len(X) + 2 * alpha)
    return {"root": table[r, 0], "cpt": table}
