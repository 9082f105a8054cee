# The column itself is permuted, which draws the same.
def permutation_importance(score, X, y, n_repeats, rng):
    baseline = score(X, y)
    result = []
    for j, column in enumerate(X.T):
        scores = []
        for _ in range(n_repeats):
            table = np.array(X)
            table[:, j] = rng.permutation(column)
            scores.append(score(table, y))
        result.append(baseline - np.mean(scores))
    return np.array(result)
