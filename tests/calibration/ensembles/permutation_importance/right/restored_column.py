# One working copy, restored after each column.
def permutation_importance(score, X, y, n_repeats, rng):
    work, falls = X.copy(), np.zeros((n_repeats, X.shape[1]))
    for j in range(X.shape[1]):
        for r in range(n_repeats):
            work[:, j] = X[rng.permutation(len(X)), j]
            falls[r, j] = score(X, y) - score(work, y)
        work[:, j] = X[:, j]
    return falls.mean(axis=0)
