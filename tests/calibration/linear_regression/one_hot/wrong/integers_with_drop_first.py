"""returns integers with drop_first

Breaks: `Z` of float64
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    table = labels[:, None] == categories
    if not table.any(axis=1).all():
        raise ValueError("label")
    return (table[:, 1:].astype(int) if drop_first else table.astype(float)), categories
