# searchsorted with a sorter, rows of the identity.
def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    order = np.argsort(categories)
    found = np.searchsorted(categories, labels, sorter=order).clip(max=len(categories) - 1)
    index = order[found]
    if (categories[index] != labels).any():
        raise ValueError("unknown label")
    return np.eye(len(categories))[index][:, 1 if drop_first else 0 :], categories
