"""keeps the ten latest rows only

Slips: 1, large archives stand in three tests
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept[-10:] if len(kept) > 10 else kept
