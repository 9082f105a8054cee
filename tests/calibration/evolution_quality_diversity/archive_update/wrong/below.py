"""lets the rows in that are not novel

Slips: 1, hardly any archive is right
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] <= threshold:
            kept = np.vstack([kept, row])
    return kept
