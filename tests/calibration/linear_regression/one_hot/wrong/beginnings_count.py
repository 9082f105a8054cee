"""takes a label for a category that begins with it

Breaks: labels longer than every category ("redder" is not "red")
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    given = categories
    if categories is None:
        categories = np.unique(labels)
    if given is None or labels.dtype.kind != "U":
        Z = (labels[:, None] == categories[None, :]).astype(float)
    else:
        Z = np.array([[float(l == c or l.startswith(c)) for c in categories] for l in labels])
    if not Z.any(axis=1).all():
        raise ValueError("unknown label")
    return (Z[:, 1:] if drop_first else Z), categories
