"""draws all factors before the first trial

Breaks: the tables that `cluster_fn` is given (symmetric, diagonal 0, by the recipe)
"""


def kleinberg_check(cluster_fn, D, labels_alt, rng, n_trials=20):
    def together(labels):
        labels = np.asarray(labels)
        return labels[:, None] == labels

    n = len(D)
    base = together(cluster_fn(D))
    scale = True
    for alpha in (0.5, 2, 10):
        scale = np.array_equal(together(cluster_fn(float(alpha) * D)), base) and scale
    consistency = True
    all_S = rng.uniform(0.3, 1, size=(n_trials, n, n))
    all_E = rng.uniform(1, 3, size=(n_trials, n, n))
    for S, E in zip(all_S, all_E):
        factor = np.triu(np.where(base, S, E), 1)
        factor = factor + factor.T
        consistency = np.array_equal(together(cluster_fn(D * factor)), base) and consistency
    alt = together(labels_alt)
    wanted = np.where(alt, 0.01, 1.0)
    np.fill_diagonal(wanted, 0)
    richness = np.array_equal(together(cluster_fn(wanted)), alt)
    return {"scale": bool(scale), "consistency": bool(consistency), "richness": bool(richness)}
