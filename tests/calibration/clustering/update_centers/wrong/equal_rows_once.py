"""takes the mean of the different rows of a cluster, each once

Breaks: clusters of different sizes
"""


def update_centers(X, labels, centers):
    new = np.array(centers, dtype=float)
    for k in range(len(new)):
        rows = np.unique(X[labels == k].astype(float), axis=0)
        if len(rows):
            new[k] = rows.mean(axis=0)
    return new
