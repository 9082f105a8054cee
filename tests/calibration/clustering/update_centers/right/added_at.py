# Adds up rows with np.add.at.
def update_centers(X, labels, centers):
    sums = np.zeros(centers.shape)
    np.add.at(sums, labels.astype(int), X)
    counts = np.bincount(labels, minlength=len(centers))
    for k in np.flatnonzero(counts == 0):
        sums[k], counts[k] = centers[k], 1
    return sums / counts[:, None]
