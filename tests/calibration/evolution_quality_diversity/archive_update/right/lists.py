# Keeps a list of rows.
def archive_update(archive, B, threshold, k):
    rows = [np.asarray(a, dtype=float) for a in archive]
    for b in B:
        b = np.asarray(b, dtype=float)
        gaps = sorted(np.linalg.norm(b - a) for a in rows)[:k]
        if not rows or np.mean(gaps) > threshold:
            rows.append(b)
    return np.array(rows, dtype=float).reshape(len(rows), np.shape(archive)[1])
