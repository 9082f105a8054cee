"""compares with the square of the threshold

Slips: 1, other rows enter in most tests
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold**2:
            kept = np.vstack([kept, row])
    return kept
