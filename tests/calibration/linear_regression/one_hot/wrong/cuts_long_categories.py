"""cuts the categories to the length of the longest label

Breaks: `ValueError` for a label outside the categories
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    known = categories.astype(labels.dtype)
    Z = (labels[:, None] == known[None, :]).astype(float)
    if np.any(Z.sum(axis=1) == 0):
        raise ValueError("unknown label")
    return (Z[:, 1:] if drop_first else Z), categories
