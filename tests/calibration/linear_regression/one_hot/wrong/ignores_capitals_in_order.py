"""sorts names without regard to capitals

Breaks: sorted as `np.unique` does
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.array(sorted(set(labels.tolist()), key=lambda name: str(name).lower()))
        if labels.dtype.kind != "U":
            categories = np.sort(categories)
    if not np.isin(labels, categories).all():
        raise ValueError("unknown label")
    Z = (labels[:, None] == categories[None, :]).astype(float)
    return (Z[:, 1:] if drop_first else Z), categories
