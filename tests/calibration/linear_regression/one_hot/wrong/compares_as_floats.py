"""compares integers as floats, of which large neighbours are equal

Breaks: integers beyond $2^{53}$
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    values = labels.astype(float) if labels.dtype.kind in "iu" else labels
    if categories is None:
        distinct, where = np.unique(values, return_inverse=True)
        return np.eye(len(distinct))[where][:, int(drop_first) :], distinct.astype(labels.dtype)
    known = {
        v: j
        for j, v in enumerate(
            (categories * 1.0 if labels.dtype.kind in "iu" else categories).tolist()
        )
    }
    try:
        where = [known[v] for v in values.tolist()]
    except KeyError:
        raise ValueError("unknown label") from None
    return np.eye(len(categories))[where][:, int(drop_first) :], categories
