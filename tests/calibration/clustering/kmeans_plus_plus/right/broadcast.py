# Measures all distances anew each time.
def kmeans_plus_plus(X, k, rng):
    if k <= 0:
        raise ValueError("too few")
    if k > len(X):
        raise ValueError("too many")
    points = X * 1.0
    chosen = points[[rng.integers(len(X))]]
    for _ in range(k - 1):
        weight = ((points[:, None, :] - chosen[None]) ** 2).sum(-1).min(-1)
        if not weight.any():
            new = rng.integers(len(X))
        else:
            new = rng.choice(len(X), p=weight / np.sum(weight))
        chosen = np.vstack([chosen, points[new]])
    return chosen
