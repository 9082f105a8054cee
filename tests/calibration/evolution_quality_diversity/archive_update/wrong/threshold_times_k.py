"""multiplies the threshold by k"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold * k:
            kept = np.vstack([kept, row])
    return kept
