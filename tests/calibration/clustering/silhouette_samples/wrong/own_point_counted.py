"""counts the point among its own neighbours

Breaks: that a point is no neighbour of itself
Slips: 1, hardly any silhouette is right
"""


def silhouette_samples(D, labels):
    names = np.unique(labels)
    if len(names) < 2:
        raise ValueError("at least two clusters")
    D = D.astype(float)
    s = np.zeros(len(D))
    for i in range(len(D)):
        own = labels == labels[i]
        if own.sum() == 1:
            continue
        a = D[i, own].mean()
        b = min(D[i, labels == name].mean() for name in names if name != labels[i])
        if max(a, b) > 0:
            s[i] = (b - a) / max(a, b)
    return s
