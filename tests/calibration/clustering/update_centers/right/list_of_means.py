# Builds a list.
def update_centers(X, labels, centers):
    out = []
    for k, old in enumerate(centers):
        mask = labels == k
        out.append(np.mean(X[mask], axis=0) if mask.any() else old)
    return np.array(out, dtype=float)
