"""puts the columns in the order of first appearance

Breaks: text labels (sorted as np.unique does)
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.array(list(dict.fromkeys(labels.tolist())))
    if not np.isin(labels, categories).all():
        raise ValueError("unknown label")
    Z = (labels[:, None] == categories[None, :]).astype(float)
    return (Z[:, 1:] if drop_first else Z), categories
