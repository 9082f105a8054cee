"""forgets the last row

Slips: 1, last rows are new in most tests
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in (B[:-1] if len(B) > 1 else B):
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
