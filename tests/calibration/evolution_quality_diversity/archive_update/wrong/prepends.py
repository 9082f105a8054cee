"""puts new rows before the old ones

Slips: 1, the order of the archive is asked for everywhere
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([row, kept])
    return kept
