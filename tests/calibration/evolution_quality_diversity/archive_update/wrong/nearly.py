"""lets a novelty in that nearly equals the threshold"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold - 1e-6:
            kept = np.vstack([kept, row])
    return kept
