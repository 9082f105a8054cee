"""draws no growing factors where all points are together

Breaks: the tables that `cluster_fn` is given (symmetric, diagonal 0, by the recipe)
"""


def kleinberg_check(cluster_fn, D, labels_alt, rng, n_trials=20):
    def together(labels):
        labels = np.asarray(labels)
        return labels[:, None] == labels

    n = len(D)
    first = cluster_fn(D)
    base = together(first)
    scale = True
    for alpha in (0.5, 2, 10):
        scale = np.array_equal(together(cluster_fn(float(alpha) * D)), base) and scale
    consistency = True
    for _ in range(n_trials):
        S = rng.uniform(0.3, 1, size=(n, n))
        E = np.ones((n, n)) if base.all() else rng.uniform(1, 3, size=(n, n))
        factor = np.triu(np.where(together(first), S, E), 1)
        factor = factor + factor.T
        consistency = np.array_equal(together(cluster_fn(D * factor)), base) and consistency
    wanted = np.where(together(labels_alt), 0.01, 1.0)
    np.fill_diagonal(wanted, 0)
    richness = np.array_equal(together(cluster_fn(wanted)), together(labels_alt))
    return {"scale": bool(scale), "consistency": bool(consistency), "richness": bool(richness)}
