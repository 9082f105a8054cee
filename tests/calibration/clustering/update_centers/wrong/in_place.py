"""moves the centres that it was given

Breaks: that the arguments stay as they were
"""


def update_centers(X, labels, centers):
    new = centers if centers.dtype == float else centers.astype(float)
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = rows.mean(axis=0)
    return new
