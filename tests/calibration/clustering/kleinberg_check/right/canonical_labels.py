# Renames clusters in the order of appearance.
def kleinberg_check(cluster_fn, D, labels_alt, rng, n_trials=20):
    def canonical(labels):
        names = {}
        return [names.setdefault(label, len(names)) for label in np.asarray(labels).tolist()]

    D = D.astype(float)
    n, base = len(D), canonical(cluster_fn(D))
    scale = all([canonical(cluster_fn(D * a)) == base for a in (0.5, 2, 10)])
    hits = 0
    for _ in range(n_trials):
        S, E = rng.uniform(0.3, 1, size=(n, n)), rng.uniform(1, 3, size=(n, n))
        changed = np.zeros((n, n))
        for i in range(n):
            for j in range(i + 1, n):
                changed[i, j] = D[i, j] * (S if base[i] == base[j] else E)[i, j]
        hits += canonical(cluster_fn(changed + changed.T)) == base
    names = canonical(labels_alt)
    alt = np.array([[0.0 if i == j else 0.01 if names[i] == names[j] else 1.0 for j in range(n)]
                    for i in range(n)])
    return {"richness": canonical(cluster_fn(alt)) == names, "scale": scale,
            "consistency": hits == n_trials}
