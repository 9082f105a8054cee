# In a table that has room for all.
def archive_update(archive, B, threshold, k):
    m = len(archive)
    store = np.empty((m + len(B), archive.shape[1]))
    store[:m] = archive
    for i in range(len(B)):
        if novelty_scores(B[i : i + 1], store[:m], k).item() > threshold:
            store[m] = B[i]
            m += 1
    return store[:m]
