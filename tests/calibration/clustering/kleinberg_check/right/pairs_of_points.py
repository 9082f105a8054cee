# Compares sets of pairs.
def kleinberg_check(cluster_fn, D, labels_alt, rng, n_trials=20):
    n, D = len(D), 1.0 * D
    upper = np.triu_indices(n, 1)

    def pairs(labels):
        labels = np.array(labels)
        return (labels[upper[0]] == labels[upper[1]]).tolist()

    def square(values):
        table = np.zeros((n, n))
        table[upper] = values
        return table + table.T

    found = {"scale": True, "consistency": True, "richness": True}
    base = pairs(cluster_fn(D))
    for _ in range(n_trials):
        S = rng.uniform(0.3, 1, size=(n, n))
        E = rng.uniform(1, 3, size=(n, n))
        values = np.where(base, S[upper], E[upper]) * D[upper]
        if pairs(cluster_fn(square(values))) != base:
            found["consistency"] = False
    for alpha in (10, 2, 0.5):
        if pairs(cluster_fn(alpha * D)) != base:
            found["scale"] = False
    goal = pairs(labels_alt)
    if pairs(cluster_fn(square(np.where(goal, 0.01, 1.0)))) != goal:
        found["richness"] = False
    return found
