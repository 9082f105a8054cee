"""rounds the rows that enter to six digits

Slips: 1, drawn rows stand in every test
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, np.round(row, 6)])
    return kept
