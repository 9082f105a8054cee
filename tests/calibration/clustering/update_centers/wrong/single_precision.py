"""computes the means in single precision

Breaks: tiny or huge units
Slips: 1, most means lose digits
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = rows.astype(np.float32).mean(axis=0)
    return new
