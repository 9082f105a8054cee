# Adds up distances by a one-hot table.
def silhouette_samples(D, labels):
    names, own = np.unique(labels, return_inverse=True)
    if len(names) == 1:
        raise ValueError("one cluster only")
    member = np.eye(len(names))[own]
    sums, counts = np.asarray(D, float) @ member, member.sum(axis=0)
    inside = np.take_along_axis(sums, own[:, None], axis=1)[:, 0]
    a = np.divide(inside, counts[own] - 1, where=counts[own] > 1, out=np.zeros(len(D)))
    b = np.where(member == 1, np.inf, sums / counts).min(axis=1)
    top = np.maximum(a, b)
    good = (counts[own] > 1) & (top != 0)
    return np.divide(b - a, top, where=good, out=np.zeros(len(D)))
