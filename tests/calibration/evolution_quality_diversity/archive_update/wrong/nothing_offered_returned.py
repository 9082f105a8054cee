"""returns the archive as it came where nothing is offered

Breaks: integers
"""


def archive_update(archive, B, threshold, k):
    if len(B) == 0:
        return archive
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
