"""ignores blanks at the end of a label

Breaks: `ValueError` for a label outside the categories
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    same = np.char.equal if labels.dtype.kind == "U" else np.equal
    Z = same(labels[:, None], categories[None, :]).astype(float)
    if (Z.sum(axis=1) < 1).any():
        raise ValueError("unknown label")
    return (Z[:, 1:] if drop_first else Z), categories
