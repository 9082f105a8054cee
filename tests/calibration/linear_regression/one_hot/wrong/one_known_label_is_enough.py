"""raises an error only if no label at all is among the categories

Breaks: `ValueError` for a label outside the categories
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    if not np.isin(labels, categories).any():
        raise ValueError("unknown label")
    Z = (labels[:, None] == categories[None, :]).astype(float)
    return (Z[:, 1:] if drop_first else Z), categories
