"""sorts the caller's categories on the way

Breaks: that the arguments stay as they were
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    given = categories.copy()
    categories.sort()
    found = np.searchsorted(categories, labels).clip(max=len(categories) - 1)
    if np.any(categories[found] != labels):
        raise ValueError("unknown label")
    Z = (labels[:, None] == given[None, :]).astype(float)
    return (Z[:, 1:] if drop_first else Z), given
