"""refuses labels beyond the smallest and the largest category only

Breaks: `ValueError` for a label outside the categories
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    ordered = sorted(categories.tolist())
    if any(label < ordered[0] or label > ordered[-1] for label in labels.tolist()):
        raise ValueError("unknown label")
    Z = (labels[:, None] == categories[None, :]).astype(float)
    return (Z[:, 1:] if drop_first else Z), categories
