# Fills a table with np.linalg.norm.
def assign_clusters(X, centers):
    table = np.empty((len(X), len(centers)))
    for k in range(len(centers)):
        table[:, k] = np.linalg.norm(X.astype(np.float64) - np.asarray(centers[k], float), axis=1)
    return np.argmin(table, axis=1)
