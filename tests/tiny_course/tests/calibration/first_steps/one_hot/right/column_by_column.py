# One comparison per category.
def one_hot(labels, drop_first=False, categories=None):
    cats = np.unique(labels) if categories is None else np.asarray(categories)
    if set(labels.tolist()) - set(cats.tolist()):
        raise ValueError("unknown label")
    Z = np.empty((labels.shape[0], cats.shape[0]))
    for j, c in enumerate(cats):
        Z[:, j] = labels == c
    return [np.delete(Z, 0, axis=1) if drop_first else Z, cats]
