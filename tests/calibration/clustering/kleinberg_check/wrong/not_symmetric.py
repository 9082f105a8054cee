"""hands over tables that are not symmetric

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
    for _ in range(n_trials):
        S = rng.uniform(0.3, 1, size=(n, n))
        E = rng.uniform(1, 3, size=(n, n))
        factor = np.where(base, S, E)
        consistency = np.array_equal(together(cluster_fn(D * factor)), base) and consistency
    alt = together(labels_alt)
    wanted = np.where(alt, 0.01, 1.0)
    np.fill_diagonal(wanted, 0)
    richness = np.array_equal(together(cluster_fn(wanted)), alt)
    return {"scale": bool(scale), "consistency": bool(consistency), "richness": bool(richness)}
