"""takes all other clusters together

Breaks: the nearest of several other clusters
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
        a = D[i, own].sum() / (own.sum() - 1)
        b = D[i, ~own].mean()
        if max(a, b) > 0:
            s[i] = (b - a) / max(a, b)
    return s
