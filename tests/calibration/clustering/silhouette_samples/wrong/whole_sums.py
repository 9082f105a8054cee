"""adds up whole distances as int64, which overflows for huge ones

Breaks: integers
"""


def silhouette_samples(D, labels):
    D = np.asarray(D)
    labels = np.asarray(labels)
    names = np.unique(labels)
    if len(names) < 2:
        raise ValueError("fewer than two clusters")
    out = np.zeros(len(D))
    for i in range(len(D)):
        own = labels == labels[i]
        if own.sum() == 1:
            continue
        a = D[i, own].sum() / (own.sum() - 1)
        b = min(D[i, labels == c].sum() / (labels == c).sum() for c in names if c != labels[i])
        if max(a, b) > 0:
            out[i] = (b - a) / max(a, b)
    return out
