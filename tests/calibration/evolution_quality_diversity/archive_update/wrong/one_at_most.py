"""adds one row at most

Slips: 1, most calls add several rows
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            return np.vstack([kept, row])
    return kept
