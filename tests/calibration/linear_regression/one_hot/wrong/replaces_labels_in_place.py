"""replaces integer labels by their columns in the caller's array

Breaks: that the arguments stay as they were
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    Z = (labels[:, None] == categories[None, :]).astype(float)
    if not Z.any(axis=1).all():
        raise ValueError("unknown label")
    if labels.dtype.kind in "iu":
        labels[:] = Z.argmax(axis=1)
    return (Z[:, 1:] if drop_first else Z), categories
