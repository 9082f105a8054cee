"""makes floats of the centres but keeps products of rows in their integers

Breaks: integers (`uint8` included)
Slips: 2, loses digits far away as well
"""


def assign_clusters(X, centers):
    centers = centers.astype(float)
    d2 = (X * X).sum(axis=1)[:, np.newaxis] - 2 * X @ centers.T + (centers**2).sum(axis=1)
    return d2.argmin(axis=1)
