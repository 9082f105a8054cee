"""multiplies small integers without making them floats

Breaks: integers (`uint8` included)
"""


def kleinberg_check(cluster_fn, D, labels_alt, rng, n_trials=20):
    D = np.asarray(D)
    n = len(D)

    def together(labels):
        labels = np.asarray(labels)
        return labels[:, None] == labels[None]

    base = together(cluster_fn(D.copy()))
    scale = all([np.array_equal(together(cluster_fn(f * D)), base) for f in (0.5, 2, 10)])
    consistency = True
    for _ in range(n_trials):
        S = rng.uniform(0.3, 1, size=(n, n))
        E = rng.uniform(1, 3, size=(n, n))
        T = np.triu(D * np.where(base, S, E), 1)
        if not np.array_equal(together(cluster_fn(T + T.T)), base):
            consistency = False
    alt = together(labels_alt)
    table = np.where(alt, 0.01, 1.0)
    np.fill_diagonal(table, 0.0)
    rich = np.array_equal(together(cluster_fn(table)), alt)
    return {"scale": bool(scale), "consistency": bool(consistency), "richness": bool(rich)}
