"""compares only the sizes of clusters

Breaks: other clusters of the same sizes
"""


def kleinberg_check(cluster_fn, D, labels_alt, rng, n_trials=20):
    def together(labels):
        labels = np.asarray(labels)
        return labels[:, None] == labels

    def part(labels):
        return np.sort(np.unique(labels, return_counts=True)[1])

    n = len(D)
    first = cluster_fn(D)
    base = part(first)
    scale = True
    for alpha in (0.5, 2, 10):
        scale = np.array_equal(part(cluster_fn(float(alpha) * D)), base) and scale
    consistency = True
    for _ in range(n_trials):
        S = rng.uniform(0.3, 1, size=(n, n))
        E = rng.uniform(1, 3, size=(n, n))
        factor = np.triu(np.where(together(first), S, E), 1)
        factor = factor + factor.T
        consistency = np.array_equal(part(cluster_fn(D * factor)), base) and consistency
    wanted = np.where(together(labels_alt), 0.01, 1.0)
    np.fill_diagonal(wanted, 0)
    richness = np.array_equal(part(cluster_fn(wanted)), part(labels_alt))
    return {"scale": bool(scale), "consistency": bool(consistency), "richness": bool(richness)}
