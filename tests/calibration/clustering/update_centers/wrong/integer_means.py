"""keeps the means in the integers of the centres

Breaks: integers as centres
"""


def update_centers(X, labels, centers):
    new = centers.copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = rows.mean(axis=0)
    return new
