"""returns integers, not float64

Breaks: Z of float64
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    Z = (labels[:, None] == categories[None, :]).astype(int)
    if not Z.any(axis=1).all():
        raise ValueError("unknown label")
    return (Z[:, 1:] if drop_first else Z), categories
