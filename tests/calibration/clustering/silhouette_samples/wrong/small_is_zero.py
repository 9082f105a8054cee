"""takes distances below 1e-9 for 0

Breaks: tiny or huge units
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
        b = min(D[i, labels == name].mean() for name in names if name != labels[i])
        if max(a, b) > 1e-9:
            s[i] = (b - a) / max(a, b)
    return s
