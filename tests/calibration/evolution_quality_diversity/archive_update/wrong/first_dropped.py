"""lets nothing into an empty archive

Breaks: an empty archive
Slips: 1, empty archives stand in two tests
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept if len(archive) else kept[:0]
