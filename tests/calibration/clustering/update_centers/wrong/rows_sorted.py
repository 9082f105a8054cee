"""takes clusters in the order of their first rows

Slips: 1, the order of the centres is nearly always another
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = rows.mean(axis=0)
    order = list(dict.fromkeys(labels.tolist()))
    order += [k for k in range(len(centers)) if k not in order]
    return new[order]
