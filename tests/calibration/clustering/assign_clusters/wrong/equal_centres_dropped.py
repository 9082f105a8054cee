"""moves equal centres to the end of the list

Breaks: equal centres
"""


def assign_clusters(X, centers):
    different = []
    for c in centers.astype(float).tolist():
        if c in different:
            different.remove(c)
        different.append(c)
    places = np.array(different)
    d2 = ((X.astype(float)[:, np.newaxis, :] - places) ** 2).sum(axis=2)
    return d2.argmin(axis=1)
