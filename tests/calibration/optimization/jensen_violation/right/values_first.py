# All values of f first, then arrays.
def jensen_violation(f, X, n_pairs, rng):
    values = np.array([f(x) for x in X])
    i, j = rng.integers(0, len(X), size=(n_pairs, 2)).T
    l = rng.random(n_pairs)
    between = l[:, None] * X[i] + (1 - l)[:, None] * X[j]
    graph = np.array([f(x) for x in between])
    return np.max(graph - (l * values[i] + (1 - l) * values[j]))
