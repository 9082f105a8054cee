# All mixtures at once, weights from rng.uniform, which draws the same.
def jensen_violation(f, X, n_pairs, rng):
    p = rng.integers(len(X), size=(n_pairs, 2))
    l = rng.uniform(size=n_pairs)
    Z = l[:, None] * X[p[:, 0]] + (1 - l[:, None]) * X[p[:, 1]]
    v = np.apply_along_axis(f, 1, X)
    return np.max(np.apply_along_axis(f, 1, Z) - (l * v[p[:, 0]] + (1 - l) * v[p[:, 1]]))
