"""counts labels by bincount

Breaks: labels that are not $0$ to $K - 1$
"""


def silhouette_samples(D, labels):
    names = np.unique(labels)
    if len(names) < 2:
        raise ValueError("at least two clusters")
    sizes = np.bincount(labels)
    D = D.astype(float)
    s = np.zeros(len(D))
    for i in range(len(D)):
        own = labels == labels[i]
        if sizes[labels[i]] == 1:
            continue
        a = D[i, own].sum() / (own.sum() - 1)
        b = min(D[i, labels == name].mean() for name in names if name != labels[i])
        if max(a, b) > 0:
            s[i] = (b - a) / max(a, b)
    return s
