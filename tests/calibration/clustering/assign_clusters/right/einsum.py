# Sums squares with einsum.
def assign_clusters(X, centers):
    gaps = np.subtract(X[:, None], centers[None], dtype=float)
    return np.einsum("nkd,nkd->nk", gaps, gaps).argmin(1)
