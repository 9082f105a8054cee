"""lets the first row into an empty archive twice

Slips: 1, empty archives stand in two tests
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    if not len(kept) and len(B):
        kept = np.array(B[:1], dtype=float)
        kept = np.vstack([kept, kept])
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
