"""lets duplicates in at the threshold 0

Breaks: duplicates at the threshold 0
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold or threshold == 0:
            kept = np.vstack([kept, row])
    return kept
