# Subtracts before squaring; sorts pairs of distance and index.
def loo_knn_error(X, y, ks):
    if not all(1 <= k < len(X) for k in ks):
        raise ValueError("k")
    Z, wrong = np.asarray(X, float), np.zeros((len(X), len(ks)))
    for i, z in enumerate(Z):
        gaps = np.sqrt(((Z - z) ** 2).sum(axis=1))
        ranked = [j for _, j in sorted((g, j) for j, g in enumerate(gaps.tolist()) if j != i)]
        for column, k in enumerate(ks):
            votes = {}
            for j in ranked[:k]:
                votes[y[j]] = votes.get(y[j], 0) + 1
            wrong[i, column] = max(votes, key=votes.get) != y[i]
    return wrong.mean(axis=0)
