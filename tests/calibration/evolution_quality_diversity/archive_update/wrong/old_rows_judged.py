"""throws out old rows that are not novel

Slips: 1, old rows that are near each other occur in three tests
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for i in range(len(kept) - 1, 0, -1):
        if novelty_scores(kept[i : i + 1], kept[:i], k)[0] <= threshold:
            kept = np.delete(kept, i, axis=0)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
